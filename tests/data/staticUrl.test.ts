import { describe, expect, test } from 'vitest'
import { hasFileCookie, toStaticUrl, toStoredPaths } from '../../runtime/data/staticUrl.ts'

const base = '/api/sys/common/static'
const token = 'a+b'

describe('a stored path becomes an address', () => {
  const cases: readonly (readonly [name: string, path: string, address: string])[] = [
    ['below the static domain', 'temp/a.png', `${base}/temp/a.png?token=a%2Bb`],
    ['whatever slash it begins with', '/temp/a.png', `${base}/temp/a.png?token=a%2Bb`],
    ['without naming the static call twice', '/sys/common/static/temp/a.txt', `${base}/temp/a.txt?token=a%2Bb`],
    ['with its own characters', 'temp/头 像#1?.png', `${base}/temp/%E5%A4%B4%20%E5%83%8F%231%3F.png?token=a%2Bb`],
    ['of the first of several', 'temp/a.png,temp/b.png', `${base}/temp/a.png?token=a%2Bb`],
    ['that never leaves the static domain', '../../sys/user/list', `${base}/sys/user/list?token=a%2Bb`],
    ['although it looks like another host', '//evil.example/a.png', `${base}/evil.example/a.png?token=a%2Bb`],
    ['although it looks like code', 'javascript:alert(1)', `${base}/javascript%3Aalert(1)?token=a%2Bb`],
    ['and another place stays without the token', 'https://files.example/a.png', 'https://files.example/a.png'],
    ['and an inline picture stays', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['and nothing is nothing', ' , ', ''],
  ]
  for (const [name, path, address] of cases) test(name, () => expect(toStaticUrl(path, { base, token })).toBe(address))

  test('without a token when there is none', () => {
    expect(toStaticUrl('a.png', { base: `${base}/` })).toBe(`${base}/a.png`)
  })
})

test.each([
  ['https://app.example/api/sys/common/static', true],
  ['https://app.example/pagewright/api/sys/common/static', false],
  ['https://files.example/api/sys/common/static', false],
])('the browser sends its cookie to %s: %s', (folder, has) => {
  expect(hasFileCookie(new URL(folder), 'https://app.example')).toBe(has)
})

test('a value may hold several paths', () => {
  expect(toStoredPaths('a.png, b.png,')).toEqual(['a.png', 'b.png'])
  expect(toStoredPaths('')).toEqual([])
  const inline = 'data:image/png;base64,AAAA'
  expect(toStoredPaths(`a.png,${inline},b.png`)).toEqual(['a.png', inline, 'b.png'])
  expect(toStoredPaths(`${inline},${inline}`)).toEqual([inline, inline])
  expect(toStoredPaths('data:image/svg+xml,<svg a,b>')).toEqual(['data:image/svg+xml,<svg a,b>'])
})
