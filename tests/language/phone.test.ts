import { expect, test } from 'vitest'
import { phonePattern, toPhone } from '../../runtime/language/index.ts'

test.each([
  ['13800138000', '13800138000'],
  [' 138 0013 8000 ', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+1 (415) 555-0123', '+14155550123'],
  ['+86 10 6552 9988', '+861065529988'],
])('%s is kept as %s', (written, kept) => {
  expect(toPhone(written)).toBe(kept)
  expect(toPhone(kept)).toBe(kept)
})

test.each(['', '12345', '23800138000', '+0123456789', '+12345', '+1234567890123456', '138001380001', 'call me'])(
  '%s is no phone number',
  (written) => {
    expect(phonePattern.test(written)).toBe(false)
  },
)
