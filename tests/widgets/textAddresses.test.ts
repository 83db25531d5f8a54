import { describe, expect, test } from 'vitest'
import { toStaticUrl } from '../../runtime/data/staticUrl.ts'
import { isOutside, isSafeLink, toPictureUrl } from '../../widgets/shared/textAddresses.ts'

const base = 'https://app.example/api/sys/common/static'
const staticUrl = (path: string) => toStaticUrl(path, { base, token: 't1' })

describe('a link of a text may lead', () => {
  test.each([
    'https://example.com/a?b=c#d',
    'HTTP://EXAMPLE.COM',
    '//example.com/a',
    'mailto:ada@example.com',
    'tel:+8613800000000',
    '/isystem/user',
    '#chapter',
    'page.html',
  ])('to %s', (address) => expect(isSafeLink(address)).toBe(true))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://app.example/1',
    'file:///etc/passwd',
    'filesystem:https://app.example/1',
    'view-source:https://example.com',
    'https://[',
  ])('but not to %j', (address) => expect(isSafeLink(address)).toBe(false))
})

test.each([
  ['https://example.com', true],
  ['//example.com', true],
  ['\\\\example.com', true],
  ['ht\ntps://example.com', true],
  ['mailto:ada@example.com', true],
  ['/isystem/user', false],
  ['#chapter', false],
])('%j leads out of the app: %s', (address, expected) => expect(isOutside(address)).toBe(expected))

describe('a picture of a text shows', () => {
  const stored = `${base}/temp/a.png?token=t1`
  const cases: readonly (readonly [name: string, source: string, shown: string | undefined])[] = [
    ['from the web', 'https://example.com/a.png', 'https://example.com/a.png'],
    ['from the web, by the scheme of the page', '//example.com/a.png', '//example.com/a.png'],
    ['inline', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['inline, as markup in which nothing runs', 'data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['by its stored path', 'temp/a.png', stored],
    ['by its stored path with characters of its own', 'temp/%E5%A4%B4.png', `${base}/temp/%E5%A4%B4.png?token=t1`],
    ['by the static call', 'sys/common/static/temp/a.png', stored],
    ['by the static call below a root', '/api/sys/common/static/temp/a.png', stored],
    ['by the static call of a server of the family', '/jeecg-boot/sys/common/static/temp/a.png', stored],
    ['by its full address on our server, with the session', `${base}/temp/a.png`, stored],
    ['with the session that is on now', `${base}/temp/a.png?token=old`, stored],
    [
      'from a server that only looks like ours, without the session',
      'https://evil.example/api/sys/common/static/temp/a.png',
      'https://evil.example/api/sys/common/static/temp/a.png',
    ],
    ['never from above the static folder', 'temp/../../../sys/user/list', `${base}/temp/sys/user/list?token=t1`],
    ['never from another call of the server', '/api/sys/user/list', undefined],
    ['never by code', 'javascript:alert(1)', undefined],
    ['never by hidden code', 'java\tscript:alert(1)', undefined],
    ['never from a page held inline', 'data:text/html,<script>1</script>', undefined],
    ['never from the disk', 'file:///etc/passwd', undefined],
    ['never from memory', 'blob:https://app.example/1', undefined],
    ['nowhere without an address', ' ', undefined],
    ['even when its path cannot be decoded', 'temp/%.png', `${base}/temp/%25.png?token=t1`],
  ]
  test.each(cases)('%s', (_name, source, shown) => expect(toPictureUrl(source, staticUrl)).toBe(shown))
})
