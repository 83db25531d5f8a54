import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas, formatIssue } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'

const folder = fileURLToPath(new URL('../data/front', import.meta.url))
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
const files = names.map((name) => ({
  path: `front/${name.replaceAll('\\', '/')}`,
  text: readFileSync(join(folder, name), 'utf8'),
}))
const language = createLanguage({ widgets: widgetSchemas, validators: compileValidators(createSchemas(widgetSchemas)) })
const result = language.checkDocuments(files, { known: { dictionaries: [], tables: [], packs: ['system'] } })
const [pack] = result.packs

test('no document of the pack of a front has an issue', () => {
  expect(result.issues.map(formatIssue)).toEqual([])
})

test('the ten screens of a front are pages with an address', () => {
  const addresses = pack?.pages.flatMap(({ document }) => document.menu?.path ?? [])
  expect(addresses?.toSorted()).toEqual([
    '/front/activity',
    '/front/apply',
    '/front/article',
    '/front/calendar',
    '/front/company',
    '/front/compare',
    '/front/course',
    '/front/discover',
    '/front/masters',
    '/front/masters/:id',
    '/front/quotes',
  ])
})

test('the sample rows are as many as the screens need', () => {
  const counts = new Map(
    pack?.rows.map(({ file, document }) => [/(\w+)\.json$/.exec(file)?.[1], (document as readonly unknown[]).length]),
  )
  expect(counts.get('front_master')).toBeGreaterThanOrEqual(12)
  expect(counts.get('front_quote')).toBeGreaterThanOrEqual(40)
  expect(counts.get('front_month')).toBeGreaterThanOrEqual(120)
})
