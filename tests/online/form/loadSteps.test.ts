import { describe, expect, test } from 'vitest'
import { resolveTemplates } from '../../../runtime/language/index.ts'
import { toLoadSteps } from '../../../runtime/online/form/pages/toFormPart.ts'
import { readFixture, readForms } from './forms.ts'

/** The values of a form after a record of the server was loaded into it. */
function loaded(fixture: string, result: object): unknown {
  const step = toLoadSteps(readForms(readFixture(fixture)).form).find((one) => 'setValues' in one)
  if (!step || !('setValues' in step)) throw new Error('The form loads no values.')
  const { value, errors } = resolveTemplates(step.setValues, { result })
  expect(errors).toEqual([])
  return value
}

describe('the one row of a sub table', () => {
  const row = { id: '1', issued_on: '2026-03-01' }
  test.each([
    ['a list', [row], row],
    ['the row itself', row, row],
    ['an empty list', [], undefined],
    ['nothing', null, undefined],
  ])('comes as %s', (_shape, sent, value) => {
    const values = loaded('training-one', { title: 'Welding', edu_certificate: sent }) as Record<string, unknown>
    expect(values.title).toBe('Welding')
    expect(values.edu_certificate ?? undefined).toEqual(value)
  })
})

test('the rows of a sub table come as their list, and a record without them has none', () => {
  const rows = [{ id: '1', goods: 'Tea' }]
  const sub = readForms(readFixture('purchase-order')).form.subs.find(({ isOne }) => !isOne)?.table ?? ''
  expect(loaded('purchase-order', { [sub]: rows })).toMatchObject({ [sub]: rows })
  expect(loaded('purchase-order', {})).toMatchObject({ [sub]: [] })
})
