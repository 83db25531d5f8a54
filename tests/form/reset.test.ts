import { expect, test } from 'vitest'
import { formOf, isShown } from './formOf.ts'

test('reset after a save leaves a field empty that was saved empty', () => {
  const form = formOf({ mode: 'edit', fields: { note: { label: 'Note' } }, values: { id: '1', note: 'first' } })
  form.input('note', '')
  form.input('note', undefined)
  form.markSaved()
  form.input('note', 'second')
  form.reset()
  expect(form.values().note).toBeNull()
  expect(form.isDirty()).toBe(false)
})

test('reset gives a field that was hidden at the save what the form began with', () => {
  const form = formOf({
    mode: 'edit',
    fields: { kind: { label: 'Kind' }, note: { label: 'Note', showWhen: "values.kind == 'a'" } },
    values: { id: '1', kind: 'a', note: 'first' },
  })
  form.input('note', 'second')
  form.input('kind', 'b')
  form.markSaved()
  form.reset()
  form.input('kind', 'a')
  expect(isShown(form, 'note')).toBe(true)
  expect(form.values().note).toBe('first')
})
