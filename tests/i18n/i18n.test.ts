import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTranslator, initialLanguage } from '../../runtime/i18n/index.ts'
import type { Language } from '../../runtime/registry/index.ts'

const stored = new Map<string, string>()
const root = { lang: '' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const own: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { 'list.title': '{count} 条', 'a:b': '冒号' },
  en: { 'list.title': '{count} <b>rows</b>', 'a:b': 'colon' },
  tw: { 'list.title': '{count} 筆' },
}

describe('the language', () => {
  test.each([
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['ZH-TW', 'tw'],
    ['zh-HK', 'tw'],
    ['zh-MO', 'tw'],
    ['zh-Hant', 'tw'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['nl-zh', 'en'],
  ])('of a browser of %s is %s', (tag, language) => {
    vi.stubGlobal('navigator', { language: tag })
    expect(initialLanguage()).toBe(language)
  })

  test('is the one that was chosen last, and no other word that is kept there', async () => {
    vi.stubGlobal('navigator', { language: 'de' })
    const translator = await createTranslator('zh', [])
    await translator.setLanguage('tw')
    expect(initialLanguage()).toBe('tw')
    for (const key of stored.keys()) stored.set(key, 'fr')
    expect(initialLanguage()).toBe('en')
  })

  test('is that of the address where it names one, without becoming the choice of the person', () => {
    vi.stubGlobal('navigator', { language: 'de' })
    expect(initialLanguage('?id=1&lang=tw')).toBe('tw')
    expect(initialLanguage('?lang=fr')).toBe('en')
    expect([...stored]).toEqual([])
  })
})

describe('texts', () => {
  test('are loaded once for each language, and shown once they are there', async () => {
    const source = vi.fn(async (language: Language) => own[language])
    const translator = await createTranslator('en', [source])
    expect(translator.i18n.t('list.title', { count: 2 })).toBe('2 <b>rows</b>')
    expect([root.lang, translator.language()]).toEqual(['en', 'en'])
    await translator.setLanguage('tw')
    expect(translator.i18n.t('list.title', { count: 2 })).toBe('2 筆')
    expect([root.lang, translator.language()]).toEqual(['zh-TW', 'tw'])
    await translator.setLanguage('en')
    expect(source.mock.calls.map(([language]) => language)).toEqual(['en', 'tw'])
  })

  test('have flat keys in which dots and colons mean nothing, and no markup', async () => {
    const translator = await createTranslator('en', [async (language) => own[language]])
    expect(translator.i18n.t('a:b')).toBe('colon')
    translator.addTexts({ zh: {}, en: { 'list.title.short': '{name}' }, tw: {} })
    expect(translator.i18n.t('list.title.short', { name: '<i>&' })).toBe('<i>&')
    expect(translator.i18n.t('list.title', { count: 1 })).toBe('1 <b>rows</b>')
  })

  test('that one language lacks are not taken of another one', async () => {
    const translator = await createTranslator('zh', [async (language) => own[language]])
    await translator.setLanguage('tw')
    expect(translator.i18n.t('a:b')).toBe('a:b')
  })

  test('that come later are added, and leave those that are there', async () => {
    const translator = await createTranslator('en', [async (language) => own[language]])
    translator.addTexts({ zh: {}, en: { 'list.title': 'Later', new: 'New' }, tw: { new: '新' } })
    expect(translator.readText('@:list.title')).toBe('{count} <b>rows</b>')
    expect(translator.readText('@:new')).toBe('New')
    await translator.setLanguage('tw')
    expect(translator.readText('@:new')).toBe('新')
  })

  test('are read by their key; what is no key, or one without a text, stays as it stands', async () => {
    const translator = await createTranslator('en', [async (language) => own[language]])
    translator.addTexts({ zh: {}, en: { name: 'Name', '@:': 'At' }, tw: {} })
    expect(['@:name', 'name', '@:other', 'x@:name', 'ends @:'].map(translator.readText)).toEqual([
      'Name',
      'name',
      '@:other',
      'x@:name',
      'ends @:',
    ])
  })
})
