import { expect, test } from 'vitest'
import type { CruisedModule } from '../../scripts/test/cruise.ts'
import { findReached } from '../../scripts/test/findReached.ts'

const rule = { name: 'no-dom', from: { path: ['^server/'] }, to: { path: '\\.tsx$', reachable: true } } as const

const project = (imports: Readonly<Record<string, readonly string[]>>): readonly CruisedModule[] =>
  Object.entries(imports).map(([source, names]) => ({
    source,
    dependencies: names.map((resolved) => ({ resolved, dynamic: false, dependencyTypes: [] })),
  }))

test('a forbidden file is found over several imports, with the shortest way', () => {
  const modules = project({
    'server/a.ts': ['lib/long.ts', 'lib/b.ts'],
    'lib/long.ts': ['lib/b.ts'],
    'lib/b.ts': ['lib/View.tsx'],
    'lib/View.tsx': [],
  })
  expect(findReached(rule, modules)).toEqual([{ rule: 'no-dom', from: 'server/a.ts', to: 'lib/b.ts → lib/View.tsx' }])
})

test('every forbidden file that is reached is named, also one behind another', () => {
  const modules = project({ 'server/a.ts': ['x/A.tsx'], 'x/A.tsx': ['x/B.tsx'], 'x/B.tsx': [] })
  expect(findReached(rule, modules).map(({ to }) => to)).toEqual(['x/A.tsx', 'x/A.tsx → x/B.tsx'])
})

test('a package that is not read itself is found too', () => {
  const packages = { ...rule, to: { path: '(^|/)node_modules/react/', reachable: true } } as const
  const found = findReached(packages, project({ 'server/a.ts': ['node_modules/react/index.js'] }))
  expect(found.map(({ to }) => to)).toEqual(['node_modules/react/index.js'])
})

test('files outside of the rule may reach it, and imports in a circle end', () => {
  const modules = project({
    'widgets/a.ts': ['widgets/View.tsx'],
    'widgets/View.tsx': ['server/a.ts'],
    'server/a.ts': ['server/b.ts'],
    'server/b.ts': ['server/a.ts'],
  })
  expect(findReached(rule, modules)).toEqual([])
})
