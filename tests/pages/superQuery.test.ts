import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Page } from '../../runtime/language/index.ts'

const folder = new URL('../../schemas/system/pages/', import.meta.url)
const pages: readonly Page[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
)

/** Lists whose calls answer no advanced query: what a form consists of, who is online, versions, files of a person. */
const narrow = new Set(['system.online-form-fields', 'system.online', 'system.data-log', 'system.security-files'])

test('every list of the system with nine columns or more offers the advanced query', () => {
  const wide = pages.filter((page) => page.kind === 'list' && page.columns.length >= 9 && !narrow.has(page.id))
  expect(wide.length).toBeGreaterThan(6)
  const without = wide.filter((page) => page.kind === 'list' && !page.toolbar?.includes('superQuery'))
  expect(without.map(({ id }) => id)).toEqual([])
})
