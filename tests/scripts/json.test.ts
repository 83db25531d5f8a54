import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byThemselves, checkJson, findJsonByHand } from '../../scripts/test/checkJson.ts'

const root = join(import.meta.dirname, '../..')

test('no file of the product tests for an object or parses JSON by hand', { timeout: 120_000 }, () => {
  expect(checkJson(root)).toEqual([])
})

test.each(Object.keys(byThemselves))('%s still does so by itself, as its reason says', (file) => {
  expect(findJsonByHand(file, readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})

/** What is found in a line of code that is the second one of its file. */
const inLine = (code: string) => findJsonByHand('runtime/a.ts', `const a = 1\n${code}\n`)

describe('a test for an object by hand is found', () => {
  test.each([
    ["if (typeof x === 'object' && x !== null && !Array.isArray(x)) go()", 5],
    ["if (x !== null && !Array.isArray(x) && typeof x === 'object') go()", 40],
    ["if (Boolean(x) && typeof x === 'object' && !Array.isArray(x)) go()", 19],
    ["if (x && 'object' === typeof x && (isNew || isOld) && !(Array.isArray(x))) go()", 10],
    ["if (isNew && (typeof x === 'object' && x !== null) && !Array.isArray(x)) go()", 15],
    ["if (typeof x !== 'object' || x === null || Array.isArray(x)) stop()", 5],
    ["if (Array.isArray(x) || x === null || typeof x !== 'object') stop()", 39],
    ["if (!(typeof x.y[0] === 'object' && !Array.isArray(x.y[0]))) stop()", 7],
    ["const isRow = (x: unknown) => typeof (x) === 'object' && x !== null && !Array.isArray(x)", 31],
  ])('in %s', (code, column) => {
    expect(inLine(code)).toMatchObject([{ file: 'runtime/a.ts', line: 2, column }])
  })

  test('once in each of several lines', () => {
    const places = findJsonByHand(
      'widgets/a.tsx',
      `export const A = ({ x }) => (
  <b title={typeof x === 'object' && !Array.isArray(x) ? '' : 'x'}>
    {typeof x !== 'object' ||
      Array.isArray(x)}
  </b>
)
`,
    )
    expect(places.map(({ line, column }) => [line, column])).toEqual([
      [2, 13],
      [3, 6],
    ])
  })
})

describe('JSON that is parsed by hand is found', () => {
  test.each([
    ['const x = JSON.parse(text)', 11],
    ['try { x = JSON.parse(text).y } catch {}', 11],
    ['const list = texts.map(JSON.parse)', 24],
    ['const x = globalThis.JSON.parse(text)', 11],
    ["const x = JSON['parse'](text)", 11],
    ['const { parse, stringify } = JSON', 9],
    ['const { parse: read } = JSON', 9],
  ])('in %s', (code, column) => {
    expect(inLine(code)).toMatchObject([{ line: 2, column }])
  })
})

describe('what is something else is none', () => {
  test.each([
    'if (isObject(x)) go()',
    // What may be a list as well.
    "if (typeof x === 'object' && x !== null) go(Array.isArray(x) ? x : [x])",
    "if (typeof x !== 'object' || x === null) return Array.isArray(x)",
    "if (Array.isArray(x) || (typeof x === 'object' && x !== null)) go()",
    "if (typeof x === 'object' && Array.isArray(x)) go()",
    // Another value is tested.
    "if (typeof x === 'object' && x !== null && !Array.isArray(y)) go()",
    "if (typeof x === 'string' && !Array.isArray(x)) go()",
    'const text = JSON.stringify(x)',
    'const x = parseJson(text)',
    'const x = Date.parse(text)',
    'const { stringify } = JSON',
    'const { parse } = qs',
    "const code = 'JSON.parse(text)'",
  ])('in %s', (code) => {
    expect(inLine(code)).toEqual([])
  })
})
