import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { graphParts } from '../../server/modules/graph-report/heads.ts'
import { templetParts } from '../../server/modules/graph-report/templets.ts'

const pages = new URL('../../schemas/system/pages/', import.meta.url)
interface Listed {
  readonly id: string
  readonly form?: { readonly layout?: readonly unknown[]; readonly load?: readonly unknown[] }
}
const all = readdirSync(pages).map((name) => JSON.parse(readFileSync(new URL(name, pages), 'utf8')) as Listed)

// Saving writes the parts as the form holds them: what it did not read, it would remove.
test.each([
  ['system.online-graph', Object.keys(graphParts)],
  ['system.online-graph-templet', Object.keys(templetParts)],
])('the form of %s reads the parts of a record before it changes them, as lists leave them out', (id, parts) => {
  const form = all.find((page) => page.id === id)?.form
  expect(form?.layout).toEqual(expect.arrayContaining(parts))
  expect(form?.load).toEqual([
    expect.objectContaining({ request: expect.objectContaining({ url: expect.stringMatching(/\/queryById$/) }) }),
    expect.objectContaining({
      setValues: Object.fromEntries(parts.map((name) => [name, `{{ result.${name} }}`])),
    }),
  ])
})
