import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LanguageTexts, languages } from '../../runtime/language/index.ts'

import { type ResourceModel, toLabel } from '../../server/http/resource/index.ts'
import { modules } from '../../server/modules/list.ts'

const folder = new URL('../../schemas/system/', import.meta.url)
const read = <Document>(path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Document

interface ModelDocument {
  readonly id: string
  readonly source?: { readonly rest?: string }
  readonly fields: Readonly<Record<string, { readonly label?: string }>>
}

interface PageDocument {
  readonly id: string
  readonly kind: string
  readonly model?: string
  readonly columns?: readonly (string | { readonly field?: string; readonly label?: string })[]
}

const models = readdirSync(new URL('models', folder)).map((file) => read<ModelDocument>(`models/${file}`))
const pages = readdirSync(new URL('pages', folder)).map((file) => read<PageDocument>(`pages/${file}`))
const texts = languages.map((language) => [language, read<Record<string, string>>(`i18n/${language}.json`)] as const)

const resources = new Map<string, ResourceModel>()
for (const { routes } of modules)
  for (const { resource, path } of routes)
    if (resource !== undefined && /\/(exportXls|importExcel)$/.test(path))
      resources.set(resource.path, resource as ResourceModel)

/** What a screen calls a field: the column of the page says so, or else its model. */
const titlesOf = ({ columns = [] }: PageDocument, { fields }: ModelDocument, name: string): string | undefined => {
  const column = columns.find((each) => typeof each === 'object' && each.field === name)
  return (typeof column === 'object' ? column.label : undefined) ?? fields[name]?.label
}

const resolve = (source: string): LanguageTexts =>
  Object.fromEntries(
    texts.map(([language, known]) => [language, source.startsWith('@:') ? known[source.slice(2)] : source]),
  ) as unknown as LanguageTexts

const lists = pages.flatMap((page) => {
  const model = page.kind === 'list' ? models.find(({ id }) => id === page.model) : undefined
  const resource = resources.get(model?.source?.rest ?? '')
  return model === undefined || resource === undefined ? [] : [{ id: page.id, page, model, resource }]
})

describe('the titles of a sheet', () => {
  test('are compared for the lists that have sheets', () => {
    expect(lists.length).toBeGreaterThan(15)
  })

  test.each(lists)('are those of the screen: $id', ({ page, model, resource }) => {
    const named = resource.exported.flatMap(([name, field]) => {
      const source = titlesOf(page, model, name)
      return source === undefined ? [] : [{ name, field, screen: resolve(source) }]
    })
    const other = named.flatMap(({ name, field, screen }) =>
      languages
        .filter((language) => toLabel(name, field, language) !== screen[language])
        .map((language) => `${name}: ${toLabel(name, field, language)} / ${screen[language]}`),
    )
    expect(other).toEqual([])
  })
})
