import { expect, test } from 'vitest'
import { formOf, isDisabled, isRequired, isShown } from './formOf.ts'

test('a field that a script hides is not sent, and comes back with its value', () => {
  const form = formOf({ fields: { a: {}, b: {} }, values: { a: 1, b: 2 } })
  form.adjust('a', { isHidden: true })
  expect(isShown(form, 'a')).toBe(false)
  expect(form.changes()).toEqual({ b: 2 })
  form.adjust('a', { isHidden: false })
  expect(form.changes()).toEqual({ a: 1, b: 2 })
})

test('a script shows nothing that a condition or a missing right hides', () => {
  const fields = { kind: {}, a: { showWhen: 'values.kind == 2' }, secret: { access: 'x' } }
  const form = formOf({ fields, values: { kind: 1 }, hasAccess: () => false })
  form.adjust('a', { isHidden: false })
  form.adjust('secret', { isHidden: false })
  expect([isShown(form, 'a'), isShown(form, 'secret')]).toEqual([false, false])
  form.adjust('a', { isHidden: true })
  form.input('kind', 2)
  expect(isShown(form, 'a')).toBe(false)
  form.adjust('a', { isHidden: false })
  expect(isShown(form, 'a')).toBe(true)
})

test('a script shows nothing of a panel that is hidden', () => {
  const layout = [{ group: 'More', showWhen: 'values.kind == 2', items: ['a'] }, 'kind']
  const form = formOf({ fields: { kind: {}, a: {} }, layout, values: { kind: 1 } })
  form.adjust('a', { isHidden: false })
  expect(isShown(form, 'a')).toBe(false)
  form.input('kind', 2)
  expect(isShown(form, 'a')).toBe(true)
  form.adjust('a', { isHidden: true })
  expect(isShown(form, 'a')).toBe(false)
})

test('a script makes a field required and lets nobody write, beside its own conditions', async () => {
  const fields = {
    kind: {},
    a: { requiredWhen: 'values.kind == 2' },
    b: { disabledWhen: 'values.kind == 2' },
    c: {},
    d: { editable: 'never' as const },
  }
  const form = formOf({ fields, values: { kind: 1 } })
  for (const name of ['a', 'c']) form.adjust(name, { isRequired: true })
  expect(await form.validate()).toEqual(['a', 'c'])
  form.adjust('c', { isRequired: false })
  expect(isRequired(form, 'c')).toBe(false)
  for (const name of ['b', 'c']) form.adjust(name, { isDisabled: true })
  expect([isDisabled(form, 'b'), isDisabled(form, 'c')]).toEqual([true, true])
  for (const name of ['b', 'c', 'd']) form.adjust(name, { isDisabled: false })
  expect([isDisabled(form, 'b'), isDisabled(form, 'c'), isDisabled(form, 'd')]).toEqual([false, false, true])
  form.input('kind', 2)
  expect(isDisabled(form, 'b')).toBe(true)
})

test('what was changed in a field adds up', () => {
  const form = formOf({ fields: { a: {} } })
  form.adjust('a', { widget: 'select', props: { options: [] } })
  form.adjust('a', { isDisabled: true })
  expect(form.changeOf('a')).toEqual({ widget: 'select', props: { options: [] }, isDisabled: true })
  form.adjust('unknown', { isHidden: true })
  expect(form.changeOf('unknown')).toBeUndefined()
})

test('a listener hears what people put in, and not what is set', () => {
  const form = formOf({ fields: { a: {} }, values: { a: 1 } })
  const changes: unknown[] = []
  const end = form.listen((...input) => changes.push(input))
  form.input('a', 2)
  form.setValues({ a: 3 })
  form.input('a', undefined)
  end()
  form.input('a', 5)
  expect(changes).toEqual([
    ['a', 2, 1],
    ['a', null, 3],
  ])
})
