import { expect, test } from 'vitest'
import { parseConfig } from '../../server/config.ts'
import { toSecureHeaders } from '../../server/http/secureHeaders.ts'

interface Policy {
  readonly directives: Readonly<Record<string, readonly string[]>>
}

test.each([
  [{}, 'https:', ''],
  [{ IMAGE_SOURCES: 'none', FRAME_SOURCES: 'none' }, '', ''],
  [{ IMAGE_SOURCES: 'https: http:', FRAME_SOURCES: 'https:' }, 'https: http:', 'https:'],
  [
    { IMAGE_SOURCES: 'https://*.example.org:8443, http://pictures.example', FRAME_SOURCES: 'http://127.0.0.1:*' },
    'https://*.example.org:8443 http://pictures.example',
    'http://127.0.0.1:*',
  ],
])('takes pictures and embedded pages from the sites of %j', (environment, images, frames) => {
  const directives = (toSecureHeaders(parseConfig(environment)).contentSecurityPolicy as Policy).directives
  expect(directives['img-src']?.join(' ')).toBe(`'self' data: blob: ${images}`.trim())
  expect(directives['frame-src']?.join(' ')).toBe(`'self' blob: ${frames}`.trim())
})

test.each([
  '*',
  "'unsafe-inline'",
  'javascript:',
  'https://a.example; script-src *',
  'https://a.example/path',
  'data:',
])('refuses %s as a source', (text) => {
  expect(() => parseConfig({ IMAGE_SOURCES: text })).toThrow(/^IMAGE_SOURCES names "/)
  expect(() => parseConfig({ FRAME_SOURCES: text })).toThrow(/^FRAME_SOURCES names "/)
})
