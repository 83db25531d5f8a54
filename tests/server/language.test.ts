import { expect, test } from 'vitest'
import { parseLanguage } from '../../server/http/language.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['de, fr;q=0.9', 'zh'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh-TW', 'tw'],
  ['zh-Hant-HK, en', 'tw'],
  ['tw', 'tw'],
  // Of languages that are wanted as much, the first.
  ['en, zh', 'en'],
  ['zh-TW;q=0.8, en;q=0.8, zh;q=0.8', 'tw'],
  ['zh;q=0.5, en;q=0.9', 'en'],
  ['fr, zh-TW;q=0.7, en;q=0.75, zh;q=0.1', 'en'],
  ['en;q=0, zh-TW;q=0.1', 'tw'],
  ['en ; q=0.3, zh-TW;level=1;q=0.4', 'tw'],
])('a browser that asks for %j is answered in %s', (header, language) => {
  expect(parseLanguage(header)).toBe(language)
})
