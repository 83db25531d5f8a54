import { expect, test } from 'vitest'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { languages } from '../../runtime/i18n/index.ts'

const texts = await Promise.all(languages.map(async (language) => [language, await appTexts(language)] as const))
const [[, zh]] = texts as [(typeof texts)[0]]
const placeholders = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted()

test.each(texts)('the app speaks %s wherever it speaks', (_, own) => {
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(zh).toSorted())
  expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(texts)('the texts in %s name the same values', (_, own) => {
  const different = Object.keys(zh).filter((key) => placeholders(own[key]).join() !== placeholders(zh[key]).join())
  expect(different).toEqual([])
})

test.each(texts)('the keys of %s are sorted', (_, own) => {
  expect(Object.keys(own)).toEqual(Object.keys(own).toSorted())
})
