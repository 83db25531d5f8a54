import { expect, test } from 'vitest'
import { readDefaultConstant } from '../../runtime/language/index.ts'

test.each([
  ['{{ 2 }}', 2],
  ['{{-1.5}}', -1.5],
  [" {{ 'new' }} ", 'new'],
  ['{{ "" }}', ''],
  ['{{ true }}', 'true'],
])('%s is a constant', (text, value) => {
  expect(readDefaultConstant(text)).toEqual({ value })
})

test.each([
  '2',
  '{{ }}',
  '{{ 1 + 1 }}',
  '{{ now() }}',
  '{{ function () { return 2 } }}',
  "{{ 'a' + 'b' }}",
  '{{ 1 }} {{ 2 }}',
])('%s is none', (text) => {
  expect(readDefaultConstant(text)).toBeUndefined()
})
