import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compilePattern, findPatternCode, type Page, phonePattern } from '../../runtime/language/index.ts'

const readPage = (name: string): Page =>
  JSON.parse(readFileSync(new URL(`../../schemas/system/pages/${name}.json`, import.meta.url), 'utf8'))

/** What the rules of a field let through. */
function findTest(page: Page, field: string): (text: string) => boolean {
  const rules = 'fields' in page ? (page.fields?.[field]?.rules ?? []) : []
  const [pattern = ''] = rules.flatMap((rule) => rule.pattern ?? [])
  const read = findPatternCode(pattern) ?? compilePattern(pattern)
  return (text) => read.test(text)
}

const numbers = [
  ...['13800138000', ' 138 0013 8000 ', '+86 138-0013-8000', '0086 13800138000'],
  ...['+44 20 7946 0018', '+1 (415) 555-0123', '+86 10 6552 9988', '0044 20 7946 0018'],
  ...['12345', '23800138000', '+0123456789', '+12345', '+1234567890123456', '138001380001', 'call me', '+44 20 79x6'],
]

test.each([
  ['sign-in', 'mobile'],
  ['register', 'phone'],
  ['bind-phone', 'phone'],
  ['message-send', 'phone'],
  ['alteration-account', 'account'],
])('%s takes the phone numbers that the server takes', (name, field) => {
  const isTaken = findTest(readPage(name), field)
  for (const number of numbers) expect([number, isTaken(number)]).toEqual([number, phonePattern.test(number)])
})

test('who has forgotten the password may name a mailbox as well', () => {
  const isTaken = findTest(readPage('alteration-account'), 'account')
  expect(['ada@example.org', ' ada.l+x@mail.example.co.uk '].filter((text) => !isTaken(text))).toEqual([])
  expect(['ada', 'ada@', 'ada@example', '@example.org', 'a@b@c.org'].filter(isTaken)).toEqual([])
})
