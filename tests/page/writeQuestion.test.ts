import { expect, test } from 'vitest'
import { writeQuestion } from '../../runtime/page/writeQuestion.ts'

const texts: Readonly<Record<string, string>> = { '@:pay': 'Pay {{ record.amount * 2 }} for {{ record.name }}?' }
const text = (source: string): string => texts[source] ?? source

test.each([
  ['Pay?', 'Pay?'],
  ['Pay for {{ record.name }}?', 'Pay for Ada?'],
  ['{{ record.amount }}', '4'],
  ['{{ record.nothing }}', ''],
  ['@:pay', 'Pay 8 for Ada?'],
  ['What \\{{ name }} is', 'What {{ name }} is'],
])('the question %s asks %s', (source, question) => {
  expect(writeQuestion(source, { record: { name: 'Ada', amount: 4 } }, text)).toBe(question)
})

test('what a record holds is no template and no key of a text', () => {
  const scope = { record: { name: '{{ user.secret }}', key: '@:pay' }, user: { secret: 'x' } }
  expect(writeQuestion('{{ record.name }} {{ record.key }}', scope, text)).toBe('{{ user.secret }} @:pay')
  expect(writeQuestion('{{ record.key }}', scope, text)).toBe('@:pay')
})
