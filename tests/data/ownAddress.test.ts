import { expect, test } from 'vitest'
import { findOwnToken, toOwnAddress } from '../../runtime/data/ownAddress.ts'

const own = { base: new URL('https://api.example.com/api'), page: 'https://app.example.com/a', token: 't1' }

test.each([
  ['/eoa/im/index', { messageId: '7' }, 'https://app.example.com/eoa/im/index?messageId=7&token=t1'],
  ['https://api.example.com/x', {}, 'https://api.example.com/x?token=t1'],
  ['https://other.example.com/x', { a: '1' }, 'https://other.example.com/x?a=1'],
  ['//other.example.com/x', {}, 'https://other.example.com/x'],
  ['javascript:alert(1)', {}, undefined],
  ['data:text/html,<p>', {}, undefined],
])('%j with %j is %j', (path, parameters, address) => {
  expect(toOwnAddress(path, parameters, own)).toBe(address)
})

test('nobody signed in means no token', () => {
  expect(toOwnAddress('/x', {}, { ...own, token: undefined })).toBe('https://app.example.com/x')
})

test.each([
  ['/office/index.html', 't1'],
  ['https://api.example.com/office', 't1'],
  ['https://other.example.com/office', undefined],
  ['//other.example.com/office', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>', undefined],
])('a page at %s gets the token %j', (path, token) => {
  expect(findOwnToken(path, own)).toBe(token)
})
