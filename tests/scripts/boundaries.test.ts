import { beforeAll, expect, test } from 'vitest'
import { boundaries } from '../../.dependency-cruiser.ts'
import { type BoundariesReport, checkBoundaries } from '../../scripts/test/checkBoundaries.ts'
import { createProject, type ProjectFiles, validProject } from './sampleProject.ts'

interface Break {
  readonly rule: string
  readonly file: string
  readonly text: string
}

const breaks: readonly Break[] = [
  { rule: 'language-stands-alone', file: 'runtime/language/day.ts', text: "import 'dayjs'" },
  { rule: 'language-stands-alone', file: 'runtime/language/disk.ts', text: "import 'node:fs'" },
  { rule: 'runtime-through-entry-points', file: 'runtime/steps/request.ts', text: "import '../data/inner.ts'" },
  { rule: 'runtime-through-entry-points', file: 'runtime/steps/all.ts', text: "import '../index.ts'" },
  { rule: 'kinds-apart', file: 'runtime/kinds/picker/view.ts', text: "import '../list/inner.ts'" },
  { rule: 'runtime-knows-no-widget', file: 'runtime/form/field.ts', text: "import '../../widgets/input/index.ts'" },
  {
    rule: 'runtime-knows-no-widget',
    file: 'runtime/form/types.ts',
    text: "import type {} from '../../widgets/index.ts'",
  },
  { rule: 'app-knows-no-server', file: 'runtime/data/wire.ts', text: "import type {} from '../../server/inner.ts'" },
  { rule: 'formily-in-one-folder', file: 'runtime/page/form.ts', text: "import '@formily/core'" },
  { rule: 'formily-in-one-folder', file: 'widgets/input/form.ts', text: "import '@formily/core'" },
  { rule: 'widgets-apart', file: 'widgets/input/other.ts', text: "import '../table/index.ts'" },
  { rule: 'widgets-apart', file: 'widgets/input/deep.ts', text: "import '../../runtime/data/index.ts'" },
  { rule: 'widgets-apart', file: 'widgets/shared/one.ts', text: "import '../input/index.ts'" },
  { rule: 'language-for-props', file: 'widgets/input/word.ts', text: "import '../../runtime/language/index.ts'" },
  { rule: 'widget-lists-through-entry-points', file: 'widgets/more.ts', text: "import './shared/text.ts'" },
  { rule: 'props-stay-pure', file: 'widgets/date/props.ts', text: "import './picture.ts'" },
  { rule: 'props-stay-pure', file: 'widgets/radio/props.ts', text: "import '../../runtime/index.ts'" },
  {
    rule: 'builders-through-entry-points',
    file: 'builders/page/deep.ts',
    text: "import '../../runtime/data/index.ts'",
  },
  { rule: 'builders-through-entry-points', file: 'builders/form/other.ts', text: "import '../page/index.ts'" },
  { rule: 'server-through-entry-points', file: 'server/client.ts', text: "import '../runtime/data/inner.ts'" },
  { rule: 'server-without-dom', file: 'server/draw.ts', text: "import './inner/draw.ts'" },
  { rule: 'product-without-checks', file: 'server/checked.ts', text: "import '../scripts/tool.ts'" },
  { rule: 'product-without-tools', file: 'runtime/data/tool.ts', text: "import 'vitest'" },
  { rule: 'no-cycles', file: 'server/around.ts', text: "import type {} from './back.ts'" },
  { rule: 'resolvable', file: 'server/lost.ts', text: "import './nowhere.ts'" },
  { rule: 'schemas-are-data', file: 'schemas/system/code.ts', text: '' },
  { rule: 'no-export-all', file: 'runtime/data/barrel.ts', text: "export * from './inner.ts'" },
  { rule: 'default-for-lazy-only', file: 'runtime/data/defaulted.ts', text: 'export default 1' },
]

/** What the breaking files lean on. */
const dependenciesOfBreaks: ProjectFiles = {
  'widgets/date/picture.ts': "import 'antd'\n",
  'server/inner/draw.ts': "import 'react'\n",
  'server/back.ts': "import type {} from './around.ts'\n",
}

let valid: BoundariesReport
let broken: BoundariesReport

const inspect = (files: ProjectFiles): BoundariesReport => {
  const { folder, remove } = createProject(files)
  try {
    return checkBoundaries(folder)
  } finally {
    remove()
  }
}

beforeAll(() => {
  valid = inspect(validProject)
  const broke = Object.fromEntries(breaks.map(({ file, text }) => [file, `${text}\nexport {}\n`]))
  broken = inspect({ ...validProject, ...dependenciesOfBreaks, ...broke })
}, 120_000)

test('a project that keeps its boundaries has no violation', () => {
  expect(valid.violations).toEqual([])
  expect(valid.files).toBe(Object.keys(validProject).filter((path) => !path.endsWith('.json')).length)
})

test.each(breaks)('$rule refuses $file', ({ rule, file }) => {
  expect(broken.violations.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule)
})

test('only what was broken is refused', () => {
  const known = new Set([...breaks.map(({ file }) => file), ...Object.keys(dependenciesOfBreaks)])
  expect(broken.violations.filter(({ from }) => !known.has(from))).toEqual([])
})

test('every rule is proven by a break', () => {
  const proven = new Set<string>(breaks.map(({ rule }) => rule))
  expect(boundaries.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
})

test('files that were not read are violations, although nothing in them was found wrong', () => {
  const blind = 'export default { forbidden: [], options: { exclude: { path: "^runtime/" } } }'
  const { violations } = inspect({ ...validProject, '.dependency-cruiser.ts': blind })
  const unread = violations.filter(({ rule }) => rule === 'every-file-read').map(({ from }) => from)
  expect(unread.toSorted()).toEqual(
    Object.keys(validProject)
      .filter((path) => path.startsWith('runtime/'))
      .toSorted(),
  )
})

test('an empty project is a violation', () => {
  expect(inspect({ 'schemas/pack.json': '{}' }).violations.map(({ rule }) => rule)).toEqual(['every-file-read'])
})
