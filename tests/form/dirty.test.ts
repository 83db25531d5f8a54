import { describe, expect, test } from 'vitest'
import { isSameValue } from '../../runtime/form/sameValue.ts'
import { formOf } from './formOf.ts'

test.each([
  [1, 1, true],
  [1, '1', true],
  ['a', 'b', false],
  [null, undefined, true],
  ['', null, true],
  [[], undefined, true],
  [0, null, false],
  [false, null, false],
  [false, 'false', true],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], 'a', false],
  [{ a: 1, b: null }, { a: '1' }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: { b: [1] } }, { a: { b: [1] } }, true],
  [{}, 'x', false],
  [{}, [], false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same)
  expect(isSameValue(other, one)).toBe(same)
})

describe('a form has something to lose', () => {
  test('when a person changed a value, and no longer once it is what it was', () => {
    const form = formOf({ fields: { name: {}, count: {} }, mode: 'edit', values: { id: '1', name: 'Ada', count: '2' } })
    expect(form.isDirty()).toBe(false)
    form.input('name', 'Ad')
    expect(form.isDirty()).toBe(true)
    expect(form.unsaved()).toEqual({ name: 'Ad' })
    form.input('name', 'Ada')
    expect(form.isDirty()).toBe(false)
    form.input('count', 2)
    expect(form.isDirty()).toBe(false)
    expect(form.unsaved()).toEqual({})
  })

  test('not when it was emptied in another way', () => {
    const form = formOf({ fields: { name: {} } })
    form.input('name', 'a')
    form.input('name', '')
    expect(form.isDirty()).toBe(false)
  })

  test('not by what is computed of itself, nor by what came from outside', () => {
    const form = formOf({ fields: { a: {}, sum: { value: 'values.a + 1' } }, values: { a: 1, sum: 0 } })
    expect(form.isDirty()).toBe(false)
    form.applyExternal({ a: 5 })
    expect(form.isDirty()).toBe(false)
  })

  test('until it was saved; then it starts from there', () => {
    const form = formOf({ fields: { a: { default: 'x' } } })
    form.input('a', 'y')
    form.markSaved()
    expect(form.isDirty()).toBe(false)
    form.input('a', 'x')
    expect(form.isDirty()).toBe(true)
    form.reset()
    expect(form.values().a).toBe('y')
  })
})

describe('a form that only shows its values', () => {
  test('is one by a condition that follows the values', async () => {
    const fields = { status: {}, name: { required: true } }
    const form = formOf({ fields, readOnlyWhen: "values.status == 'closed'", values: { status: 'open' } })
    expect(form.isView()).toBe(false)
    form.setValues({ status: 'closed' })
    expect(form.isView()).toBe(true)
    expect(await form.validate()).toEqual([])
    form.setValues({ status: 'open' })
    expect(form.isView()).toBe(false)
    expect(await form.validate()).toEqual(['name'])
  })

  test('stays to be filled in where the condition fails', () => {
    expect(formOf({ readOnlyWhen: 'values.a.b.c(' }).isView()).toBe(false)
  })
})

test('a form can be saved once all its steps show their last one', () => {
  const form = formOf({})
  expect(form.isAtEnd()).toBe(true)
  form.setStepsState('one', false)
  form.setStepsState('two', true)
  expect(form.isAtEnd()).toBe(false)
  form.setStepsState('one', true)
  expect(form.isAtEnd()).toBe(true)
  form.setStepsState('one', false)
  form.setStepsState('one', undefined)
  expect(form.isAtEnd()).toBe(true)
})
