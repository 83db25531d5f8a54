import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Check } from '../../scripts/mutate/checks.ts'
import { chooseTests } from '../../scripts/mutate/chooseTests.ts'
import { drawMutations, toArea } from '../../scripts/mutate/drawMutations.ts'
import { findCatch } from '../../scripts/mutate/findCatch.ts'
import { findMutations } from '../../scripts/mutate/findMutations.ts'
import { findDistances, toImporters } from '../../scripts/mutate/importGraph.ts'
import { applyMutation, toMutationKey } from '../../scripts/mutate/mutation.ts'

const mutate = (source: string): readonly string[] =>
  findMutations('runtime/x/x.ts', source).map((mutation) => applyMutation(source, mutation))

describe('mutations of a line', () => {
  test.each([
    ['a comparison takes in its bound or leaves it out', 'x(a >= b)', 'x(a > b)'],
    ['an equality is turned round', 'x(a === b)', 'x(a !== b)'],
    ['and becomes or', 'x(a && b)', 'x(a || b)'],
    ['a sum with a number becomes a difference', 'x(a + 1)', 'x(a - 1)'],
    ['a condition is denied', 'if (a) x()', 'if (!(a)) x()'],
    ['a choice between two is denied', 'x(a ? b : c)', 'x(!(a) ? b : c)'],
    ['a number is one higher', 'x(4)', 'x(5)'],
    ['a large number has a digit more', 'x(10_000)', 'x(100000)'],
    ['a flag is turned round', 'x(true)', 'x(false)'],
    ['a call is left out', 'x(a)', '{}'],
    ['a call is not waited for', 'await x(a)', 'x(a)'],
    ['every becomes some', 'x(a.every(b))', 'x(a.some(b))'],
    ['a filter is left out', 'x(a.filter(b))', 'x(a)'],
  ])('%s', (_, source, expected) => {
    expect(mutate(source)).toContain(expected)
  })

  test('types, imports and places of several lines stay as they are', () => {
    const source = "import { a } from './4.ts'\ntype T = 4\nconst a = [\n  b,\n].filter(\n  c,\n)"
    expect(mutate(source)).toEqual([])
  })

  test('the sum of two texts stays as it is', () => {
    expect(mutate("const a = b + 'x'")).toEqual([])
  })

  test('its line is told with its number and its text', () => {
    expect(findMutations('runtime/x/x.ts', 'a\n  if (b) c = d\n')).toMatchObject([{ line: 2, text: 'if (b) c = d' }])
  })
})

describe('the draw', () => {
  const sources = ['runtime/data/a.ts', 'runtime/data/b.ts', 'server/jobs/c.ts', 'widgets/input/d.ts', 'server/app.ts']
  const all = sources.flatMap((file) => findMutations(file, 'if (a === 1) b = a > 2'))
  const none = new Set<string>()

  test('the same seed draws the same mutations', () => {
    expect(drawMutations(all, 4, 7, none)).toEqual(drawMutations(all, 4, 7, none))
    expect(drawMutations(all, 4, 7, none)).not.toEqual(drawMutations(all, 4, 8, none))
  })

  test('every area gives one before an area gives a second one', () => {
    const { drawn } = drawMutations(all, 4, 1, none)
    expect(drawn.map(({ file }) => toArea(file)).toSorted()).toEqual([
      'runtime/data',
      'server',
      'server/jobs',
      'widgets',
    ])
  })

  test('a file gives one mutation', () => {
    const { drawn } = drawMutations(all, 99, 1, none)
    expect(drawn.map(({ file }) => file).toSorted()).toEqual(sources.toSorted())
  })

  test('a mutation that changes no behaviour is replaced by another one of its area, and named', () => {
    const [first] = drawMutations(all, 4, 3, none).drawn
    if (first === undefined) throw new Error('Nothing was drawn.')
    const { drawn, replaced } = drawMutations(all, 4, 3, new Set([toMutationKey(first)]))
    expect(replaced).toEqual([first])
    expect(drawn).toHaveLength(4)
    expect(drawn).not.toContainEqual(first)
  })
})

describe('the tests of a mutated file', () => {
  const importers = toImporters(
    new Map([
      ['runtime/tree/keys.ts', ''],
      ['runtime/tree/index.ts', "export * from './keys.ts'"],
      ['runtime/lazy.ts', "const load = () => import('./tree/index.ts')"],
      ['tests/tree/order.test.ts', "import { a } from '../../runtime/tree/keys.ts'"],
      ['tests/tree/rows.test.ts', "import { a } from '../../runtime/tree/index.ts'"],
      ['tests/page/page.test.ts', "import { a } from '../../runtime/tree/index.ts'"],
      ['tests/page/lazy.browser.test.tsx', "import { a } from '../../runtime/lazy.ts'"],
      ['tests/page/worker.test.ts', "new URL('../../runtime/lazy.ts', import.meta.url)"],
      ['tests/form/other.test.ts', "import { a } from 'vitest'"],
      ['tests/e2e/journey.test.ts', "import { a } from '../../runtime/lazy.ts'"],
      ['stories/tree.stories.tsx', "import { a } from '../runtime/lazy.ts'"],
    ]),
  )
  const chosen = chooseTests('runtime/tree/keys.ts', findDistances(importers, 'runtime/tree/keys.ts'))

  test('lead to it by imports, those that come at once, later or in a worker', () => {
    expect(chosen.outsideBrowser).toContain('tests/page/worker.test.ts')
    expect(chosen.inBrowser).toEqual(['stories/tree.stories.tsx', 'tests/page/lazy.browser.test.tsx'])
    expect(chosen.outsideBrowser).not.toContain('tests/form/other.test.ts')
  })

  test('begin with those that import it, then come those whose path has its words', () => {
    expect(chosen.outsideBrowser.slice(0, 3)).toEqual([
      'tests/tree/order.test.ts',
      'tests/tree/rows.test.ts',
      'tests/page/page.test.ts',
    ])
  })
})

describe('what fails', () => {
  afterEach(() => vi.restoreAllMocks())

  /** A check of one test, which fails as `fails` says at each of its runs. */
  function tryCheck(isDoubtful: boolean, fails: (isOn: boolean, run: number) => boolean, files = ['a.test.ts']) {
    let [isOn, runs] = [true, 0]
    const run = () => {
      runs += 1
      return !fails(isOn, runs)
    }
    const check: Check = {
      id: 'tests',
      run: async (leftOut) =>
        leftOut.has('a.test.ts') || run()
          ? { isPassed: true }
          : { isPassed: false, by: 'a test', files, isDoubtful, repeat: async () => run() },
    }
    const turn = (on: boolean) => () => {
      isOn = on
    }
    return findCatch(check, { on: turn(true), off: turn(false) })
  }

  test.each([false, true])(
    'with the mutation and passes without it has caught it (doubtful: %s)',
    async (isDoubtful) => {
      expect(await tryCheck(isDoubtful, (isOn) => isOn)).toBe('a test')
    },
  )

  test('without the mutation too has caught nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await tryCheck(false, () => true)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  test('once and not again is the machine', async () => {
    expect(await tryCheck(true, (_, run) => run === 1)).toBeUndefined()
    expect(await tryCheck(true, (_, run) => run % 3 === 1)).toBeUndefined()
  })

  test('by the mutation is found after a failure of the machine', async () => {
    expect(await tryCheck(true, (isOn, run) => isOn && run !== 3)).toBe('a test')
  })

  test('before any test has run says nothing, and is an error', async () => {
    await expect(tryCheck(true, () => true, [])).rejects.toThrow('The check "tests" cannot be run')
    expect(await tryCheck(true, (_, run) => run < 3, [])).toBeUndefined()
  })
})
