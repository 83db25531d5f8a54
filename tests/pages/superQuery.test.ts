import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from '../../runtime/language/index.ts'

const folder = new URL('../../schemas/system/pages/', import.meta.url)
const pages: readonly Page[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
)

/** From this many columns on a list has the advanced query. */
const manyColumns = 8

/** The fields of one form, which come in one answer. */
const whole = new Set(['system.online-form-fields'])

test.each([
  ['list', 9],
  ['treeTable', 1],
] as const)('every %s of the system with eight columns or more offers the advanced query', (kind, few) => {
  const wide = pages.filter((page) => page.kind === kind && page.columns.length >= manyColumns && !whole.has(page.id))
  expect(wide.length).toBeGreaterThan(few)
  const without = wide.filter((page) => page.kind === kind && !page.toolbar?.includes('superQuery'))
  expect(without.map(({ id }) => id)).toEqual([])
})
