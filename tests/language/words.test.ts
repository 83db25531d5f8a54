import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesOfLanguages, wrongLetters } from '../shared/languages/letters.ts'
import type { ProductText } from '../shared/languages/productText.ts'
import { readProductTexts } from '../shared/languages/readTexts.ts'
import { mainlandTerms, taiwanTerms } from './words/chineseTerms.ts'
import { unusualWords } from './words/unusualWords.ts'

const texts = readProductTexts().filter(({ zh }) => !namesOfLanguages.includes(zh))
const languages = ['zh', 'en', 'tw'] as const
const specification = readFileSync('docs/specification.md', 'utf8')

const show = ({ place }: ProductText, text: string): string => `${place}: ${text}`
const placeholders = (text: string) => [...new Set(text.match(/(?<!\$)\{\w+\}/g))].toSorted().join()

test('the texts of all sources are read', () => {
  for (const source of ['runtime/i18n/', 'schemas/system/i18n', 'schemas/system/rows', 'widgets/', 'server/'])
    expect(texts.filter(({ place }) => place.startsWith(source)).length, source).toBeGreaterThan(50)
})

test('texts use the words of the field', () => {
  const found = texts.flatMap((text) =>
    unusualWords
      .filter(({ pattern }) => pattern.test(text.en))
      .map(({ pattern, use }) => `${show(text, text.en)} (${pattern.source}: use “${use}”)`),
  )
  expect(found).toEqual([])
})

test('Taiwan reads terms of Taiwan', () => {
  const found = texts.flatMap((text) =>
    mainlandTerms
      .filter(([term]) => term.test(text.tw))
      .map(([term, use]) => `${show(text, text.tw)} (${term.source}: use “${use}”)`),
  )
  expect(found).toEqual([])
})

test('the mainland reads terms of the mainland', () => {
  const found = texts.filter(({ zh }) => taiwanTerms.test(zh)).map((text) => show(text, text.zh))
  expect(found).toEqual([])
})

test.each(languages)('every text in %s is of its script alone', (language) => {
  const found = texts.filter((text) => wrongLetters[language](text[language]).length > 0)
  expect(found.map((text) => show(text, text[language]))).toEqual([])
})

test('the three languages of a text name the same values', () => {
  const found = texts.filter(({ zh, en, tw }) => new Set([zh, en, tw].map(placeholders)).size > 1)
  expect(found.map((text) => show(text, `${text.en} | ${text.zh} | ${text.tw}`))).toEqual([])
})

test.each(languages)('no text in %s is empty, shouts or has double spaces', (language) => {
  const found = texts.filter((text) => text[language] === '' || /!!|！！| {2}/.test(text[language]))
  expect(found.map((text) => show(text, text[language]))).toEqual([])
})

/** Places of words that stand within a sentence or behind a label, so that they begin small. */
const parts: readonly RegExp[] = [
  /^runtime\/i18n\/texts list\.rule\./, // operators behind the name of a field
  /^runtime\/page\/scripts\/scriptTexts/, // reasons behind the place in a script
  /^runtime\/language\/cron\/|^widgets\/cron\//, // the units of a cron expression
  /^runtime\/shell\/help\/helpTexts\.ts/, // “or” between two keys
  /^schemas\/system\/i18n system\.(monitor\.(milliseconds|times)|security\.thanYesterday)$/, // units and comparisons
  /^server\/authority\/|^server\/modules\/permission\/explain\/messages/, // what a refusal names
  /^server\/modules\/(gateway|online-form-design)\//, // parts of a route, places of an issue
  /^server\/online\/(sql|tables)\/|^server\/http\/spreadsheet\//, // what follows the place in a query or a sheet
  /^widgets\/(menu-target|shared\/files)\//, // kinds of targets, limits that are joined
]

/** Names of files, of people and of products, SQL, and what the specification fixes letter by letter. */
const isFixed = (text: string): boolean =>
  /^[\w-]+\.\w+$|^[a-z.]+: (?:signed in|sign-in failed)|^iPhone|^select /.test(text) ||
  specification.includes(`'${text.replace(/\{\w+\}/g, '...')}'`) ||
  specification.includes(`'${text}'`)

test('English texts begin with a capital letter', () => {
  const found = texts.filter(
    ({ place, en }) => /^[a-z]/.test(en) && !isFixed(en) && !parts.some((part) => part.test(place)),
  )
  expect(found.map((text) => show(text, text.en))).toEqual([])
})
