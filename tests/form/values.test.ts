import { describe, expect, test } from 'vitest'
import { formOf } from './formOf.ts'

describe('computed values', () => {
  test('follow what they are made of, also in a chain', () => {
    const fields = {
      price: {},
      count: {},
      net: { value: 'values.price * values.count' },
      gross: { value: 'round(values.net * 1.2, 2)' },
      label: { value: "values.gross + ' in all'" },
    }
    const form = formOf({ fields, values: { price: 10, count: 2 } })
    expect(form.values()).toMatchObject({ net: 20, gross: 24, label: '24 in all' })
    form.input('count', 3)
    expect(form.values()).toMatchObject({ net: 30, gross: 36, label: '36 in all' })
    expect(form.changes()).toMatchObject({ net: 30, gross: 36 })
  })

  test('cannot be put in by a person', () => {
    const form = formOf({ fields: { a: { value: '1 + 1' } } })
    expect(form.field('a')?.pattern).toBe('disabled')
    const other = formOf({ fields: { a: { value: '1 + 1', disabledWhen: 'false' } } })
    expect(other.field('a')?.pattern).toBe('disabled')
  })

  test('that need each other come to an end', () => {
    const fields = { a: { value: '(values.b ?? 0) + 1' }, b: { value: '(values.a ?? 0) + 1' }, seed: {} }
    const form = formOf({ fields })
    form.input('seed', 1)
    form.setValues({ a: 5 })
    expect(typeof form.values().a).toBe('number')
  })

  test('that need themselves come to an end', () => {
    const form = formOf({ fields: { a: { value: '(self ?? 0) + 1' }, list: { value: '[values.b]' }, b: {} } })
    form.input('b', 2)
    expect(form.values().list).toEqual([2])
  })

  test('are not computed in a form that shows a record', () => {
    const form = formOf({ fields: { a: { value: '1 + 1' } }, mode: 'view', values: { a: 7 } })
    expect(form.values()).toEqual({ a: 7 })
  })

  test('of a hidden field wait until it is shown', () => {
    const form = formOf({
      fields: { a: {}, on: {}, sum: { value: 'values.a + 1', showWhen: 'values.on' } },
      values: { a: 1 },
    })
    expect(form.values()).toEqual({ a: 1 })
    form.input('a', 2)
    form.input('on', true)
    expect(form.values().sum).toBe(3)
  })
})

describe('defaults', () => {
  const fields = {
    owner: { default: '{{ user.username }}' },
    from: { default: 'came from {{ query.from }}' },
    count: { default: 3 },
    broken: { default: '{{ nothing( }}' },
  }

  test('fill a new record; one that fails leaves its field empty', () => {
    expect(formOf({ fields }).values()).toEqual({ owner: 'ada', from: 'came from menu', count: 3, broken: undefined })
  })

  test('give way to what the form was opened with', () => {
    const form = formOf({ fields, values: { owner: 'grace', count: null, from: undefined } })
    expect(form.values()).toMatchObject({ owner: 'grace', count: null, from: 'came from menu' })
  })

  test('do not touch a record that is there', () => {
    expect(formOf({ fields, mode: 'edit', values: { id: '1' } }).values()).toEqual({ id: '1' })
  })
})

describe('what is sent', () => {
  test('of a new record is what was given and what the fields hold', () => {
    const form = formOf({ fields: { name: {}, note: {} }, values: { roleId: '7', name: 'a' } })
    form.input('name', 'b')
    expect(form.changes()).toEqual({ roleId: '7', name: 'b', note: null })
  })

  test('of a record that is there is its key and what the fields hold', () => {
    const form = formOf({
      fields: { name: {}, code: { editable: 'onCreate' } },
      mode: 'edit',
      values: { id: '1', name: 'a', code: 'c', createTime: 'x' },
    })
    form.input('name', undefined)
    expect(form.changes()).toEqual({ id: '1', name: null })
  })

  test('is a copy', () => {
    const values = { tags: ['a'] }
    const form = formOf({ fields: { tags: {} }, values })
    const sent = form.changes()
    form.input('tags', ['b'])
    expect(sent).toEqual({ tags: ['a'] })
    expect(values).toEqual({ tags: ['a'] })
  })
})

test('values of names that no field has are kept as they are named', () => {
  const form = formOf({ fields: { name: {} } })
  form.setValues({ captchaKey: 'k', 'a.b': 1, '*': 2, '[x,y]': [3, 4] })
  expect(form.values()).toEqual({ captchaKey: 'k', 'a.b': 1, '*': 2, '[x,y]': [3, 4] })
  expect(form.changes()).toEqual({ name: null })
})

test('a value that looks like an event or a path is a value', () => {
  const form = formOf({ fields: { place: {} } })
  const value = { target: { value: 'x' }, currentTarget: null }
  form.input('place', value)
  expect(form.values().place).toEqual(value)
})

test('a form is changed by input, until it was saved', () => {
  const form = formOf({ fields: { a: {} } })
  expect(form.isDirty()).toBe(false)
  form.input('a', 1)
  expect(form.isDirty()).toBe(true)
  form.markSaved()
  expect(form.isDirty()).toBe(false)
  form.input('a', 2)
  expect(form.isDirty()).toBe(true)
})

test('reset goes back to what the form began with', async () => {
  const fields = { a: { required: true, default: 'first' }, on: {}, b: { showWhen: 'values.on' } }
  const form = formOf({ fields, values: { on: true, b: 'given' } })
  form.input('a', '')
  form.input('b', 'other')
  form.input('on', false)
  form.setValues({ extra: 1 })
  await form.validate()
  form.reset()
  expect(form.values()).toEqual({ a: 'first', on: true, b: 'given', extra: undefined })
  expect(form.field('a')?.data.error).toBeUndefined()
  expect(form.isDirty()).toBe(false)
})

test.each(['{{1+1}}', '<img src=x onerror=alert(1)>', '@:form.saved', '$t(form.saved)', '{name}'])(
  '%s is a value like any other',
  (hostile) => {
    const fields = { name: { default: hostile === '{{1+1}}' ? 'plain' : hostile }, copy: { value: 'values.name' } }
    const form = formOf({ fields, values: { record: hostile } })
    form.input('name', hostile)
    expect(form.changes()).toEqual({ record: hostile, name: hostile, copy: hostile })
  },
)
