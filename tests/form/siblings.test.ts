import { expect, test } from 'vitest'
import { formOf } from './formOf.ts'

const fields = { province: {}, city: { required: true }, on: {}, hidden: { showWhen: 'values.on' } }

test('a widget reads the values beside it, and hears of each change of one', () => {
  const form = formOf({ fields, values: { province: 'a', list: [1] } })
  const changes: unknown[] = []
  const end = form.siblings.subscribe('province', () => changes.push(form.siblings.get('province')))
  form.input('city', 'x')
  expect(changes).toEqual([])
  form.input('province', 'b')
  form.setValues({ province: 'c' })
  expect(changes).toEqual(['b', 'c'])
  end()
  form.input('province', 'd')
  expect(changes).toEqual(['b', 'c'])
})

test('the same value keeps its identity', () => {
  const form = formOf({ fields, values: { list: [1, { a: 2 }] } })
  expect(form.siblings.get('list')).toBe(form.siblings.get('list'))
  expect(form.siblings.get('list')).toEqual([1, { a: 2 }])
  expect(form.siblings.get('nothing')).toBeUndefined()
})

test('a hidden field has no value, takes one all the same, and shows it later', () => {
  const form = formOf({ fields, values: { hidden: 'x' } })
  expect(form.siblings.get('hidden')).toBeUndefined()
  form.siblings.set({ hidden: 'y' })
  expect(form.siblings.get('hidden')).toBeUndefined()
  form.input('on', true)
  expect(form.siblings.get('hidden')).toBe('y')
})

test('what a widget fills in counts as put in by the person, and mends an error', async () => {
  const form = formOf({ fields })
  await form.validate()
  expect(form.field('city')?.data.error).toEqual({ kind: 'required' })
  form.siblings.set({ city: 'z' })
  expect(form.field('city')?.data.error).toBeUndefined()
  expect(form.isDirty()).toBe(true)
})

test('what a widget puts into a field without a place of its own is saved, where the person may write it', () => {
  const fields = {
    region: {},
    city: {},
    code: { editable: 'never' },
    secret: { access: 'a:secret' },
    note: {},
  } as const
  const form = formOf({
    fields,
    layout: ['region'],
    mode: 'edit',
    values: { id: '1', city: 'Rome', note: 'kept' },
    hasAccess: () => false,
  })
  form.siblings.set({ city: 'Oslo', code: 'x', secret: 'x', unknown: 'x' })
  expect(form.changes()).toEqual({ id: '1', region: null, city: 'Oslo' })
})
