import { autorun } from '@formily/reactive'
import { expect, test, vi } from 'vitest'
import { createFormilyForm, formilyValueOf, setFormilyValue } from '../../runtime/form/formilyForm.ts'

const hiddenField = () => {
  const form = createFormilyForm({ phone: '1' })
  const field = form.createField({ name: 'phone' })
  field.setDisplay('none')
  return { form, field }
}

test('a form announces no change of its values, and those who read a value see it change', () => {
  const form = createFormilyForm({ order: { lines: [1] } })
  const notify = vi.spyOn(form, 'notify')
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(form.values.order))
  form.values.order = { lines: [1, 2] }
  stop()
  expect(notify).not.toHaveBeenCalled()
  expect(seen).toHaveLength(2)
})

test.each([['2'], [null], ['']])(
  'a hidden field that was set to %j has it when it shows again, and not before',
  (value) => {
    const { form, field } = hiddenField()
    setFormilyValue(field, value)
    expect(Object.keys(form.values)).not.toContain('phone')
    expect(formilyValueOf(field)).toBe(value ?? undefined)
    field.setDisplay('visible')
    expect(form.values.phone).toBe(value)
  },
)

test('a hidden field keeps the value that it had', () => {
  const { form, field } = hiddenField()
  expect(form.values.phone).toBeUndefined()
  expect(formilyValueOf(field)).toBe('1')
  field.setDisplay('visible')
  expect(form.values.phone).toBe('1')
})

test('a field that shows is set in the record', () => {
  const form = createFormilyForm({})
  setFormilyValue(form.createField({ name: 'phone' }), '3')
  expect(form.values.phone).toBe('3')
})
