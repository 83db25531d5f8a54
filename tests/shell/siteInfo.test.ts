import { expect, test } from 'vitest'
import { parseSiteEntries, parseSiteRecord, toSiteFooter } from '../../runtime/shell/siteInfo/siteInfo.ts'

const answer = (...records: unknown[]) => ({ total: records.length, records })

test('the first record is the site, and none is no site', () => {
  expect(parseSiteRecord(answer({ id: 's', url: 'a.example', footer: 'All of it', icp: null }))).toEqual({
    id: 's',
    footer: 'All of it',
    icp: '',
    brand: null,
  })
  const named = { id: 's', name: 'A site', title: null, logo: 'site/a.png' }
  expect(parseSiteRecord(answer(named))?.brand).toEqual({ name: 'A site', title: '', logo: 'site/a.png' })
  for (const nothing of [null, 'text', [], answer(), answer('x'), answer({ url: 'a.example' }), { records: 1 }])
    expect(parseSiteRecord(nothing)).toBeNull()
})

test('texts are kept by their codes in three languages', () => {
  const entries = parseSiteEntries(
    answer({ code: 'hello', public: 'Y', text_zh: '你好', text_en: 'Hello' }, { code: 'inner', public: 'N' }, { x: 1 }),
  )
  expect(entries).toEqual({
    hello: { isPublic: true, texts: { zh: '你好', en: 'Hello', tw: '' } },
    inner: { isPublic: false, texts: { zh: '', en: '', tw: '' } },
  })
})

test('the foot of the page is the text of the language, else that of the site, with its registration', () => {
  const site = { id: 's', footer: 'All of it', icp: 'No. 1', brand: null, entries: {} }
  const entries = parseSiteEntries(answer({ code: 'footer', text_zh: '全部', text_en: '' }))
  expect(toSiteFooter(null, 'zh')).toBe('')
  expect(toSiteFooter(site, 'zh')).toBe('All of it No. 1')
  expect(toSiteFooter({ ...site, entries }, 'zh')).toBe('全部 No. 1')
  expect(toSiteFooter({ ...site, entries }, 'en')).toBe('All of it No. 1')
  expect(toSiteFooter({ ...site, footer: '', icp: '' }, 'en')).toBe('')
})
