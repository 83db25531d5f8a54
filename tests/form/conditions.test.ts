import { describe, expect, test } from 'vitest'
import type { PageForm } from '../../runtime/form/types.ts'
import { errorOf, failuresOf, formOf, isDisabled, isRequired, isShown } from './formOf.ts'

describe('a hidden field', () => {
  const fields = { kind: {}, leader: { required: true, showWhen: 'values.kind == 2' } }

  test('is not checked and not sent', async () => {
    const form = formOf({ fields, values: { kind: 1, leader: 'grace' } })
    expect(isShown(form, 'leader')).toBe(false)
    expect(await form.validate()).toEqual([])
    expect(form.changes()).toEqual({ kind: 1 })
    expect(form.values()).toEqual({ kind: 1 })
  })

  test('comes back with the value that it had', () => {
    const form = formOf({ fields, values: { kind: 2 } })
    form.input('leader', 'grace')
    form.input('kind', 1)
    expect(form.values().leader).toBeUndefined()
    form.input('kind', 2)
    expect(form.values().leader).toBe('grace')
    expect(form.changes()).toEqual({ kind: 2, leader: 'grace' })
  })

  test('comes back with what was set meanwhile, be it nothing', () => {
    const form = formOf({ fields, values: { kind: 1, leader: 'grace' } })
    form.setValues({ leader: '' })
    form.input('kind', 2)
    expect(form.changes()).toEqual({ kind: 2, leader: '' })
    form.input('kind', 1)
    form.setValues({ leader: 'ada' })
    expect(form.values().leader).toBeUndefined()
    form.input('kind', 2)
    expect(form.values().leader).toBe('ada')
  })

  test('has lost its error when it comes back', async () => {
    const form = formOf({ fields, values: { kind: 2 } })
    expect(await form.validate()).toEqual(['leader'])
    form.input('kind', 1)
    form.input('kind', 2)
    expect(errorOf(form, 'leader')).toBeUndefined()
  })
})

describe('a field in a hidden panel', () => {
  const layout = ['kind', { group: 'Company', showWhen: 'values.kind == 2', items: ['taxNumber'] }]
  const fields = { kind: {}, taxNumber: { required: true } }

  test('is not checked and not sent, and comes back', async () => {
    const form = formOf({ fields, layout, values: { kind: 2, taxNumber: '7' } })
    form.input('kind', 1)
    expect(await form.validate()).toEqual([])
    expect(form.changes()).toEqual({ kind: 1 })
    form.input('kind', 2)
    expect(form.changes()).toEqual({ kind: 2, taxNumber: '7' })
    form.input('taxNumber', '')
    expect(await form.validate()).toEqual(['taxNumber'])
  })

  test('stays when the condition of the panel fails', () => {
    const form = formOf({ fields, layout: [{ group: 'Company', showWhen: 'values.kind ==', items: ['taxNumber'] }] })
    expect(isShown(form, 'taxNumber')).toBe(true)
  })
})

test('a field is disabled while its condition holds, is then not checked, and is still sent', async () => {
  const fields = { locked: {}, code: { required: true, disabledWhen: 'values.locked' } }
  const form = formOf({ fields, values: { locked: false } })
  expect(isDisabled(form, 'code')).toBe(false)
  expect(await form.validate()).toEqual(['code'])
  form.input('locked', true)
  expect(isDisabled(form, 'code')).toBe(true)
  expect(errorOf(form, 'code')).toBeUndefined()
  expect(await form.validate()).toEqual([])
  expect(form.changes()).toEqual({ locked: true, code: null })
})

describe('a condition that many fields share', () => {
  const shared = { disabledWhen: "values.kind == 'x'" }
  const names = Array.from({ length: 20 }, (_, index) => `f${index}`)
  const fields = { kind: {}, ...Object.fromEntries(names.map((name) => [name, shared])) }
  const disabledIn = (form: PageForm) => names.filter((name) => isDisabled(form, name)).length

  test('is evaluated once for a key, and each of them follows it', () => {
    let evaluations = 0
    const form = formOf({
      fields,
      names: () => {
        evaluations += 1
        return {}
      },
    })
    for (const [key, count] of [
      ['v', 0],
      ['x', names.length],
      ['xy', 0],
    ] as const) {
      evaluations = 0
      form.input('kind', key)
      expect([evaluations, disabledIn(form)]).toEqual([1, count])
    }
  })

  test('shows at each of them that it fails, and no longer once it does not', () => {
    const failing = { disabledWhen: "padStart('', values.width) == ''" }
    const form = formOf({ fields: { width: {}, one: failing, other: failing }, values: { width: 1e9 } })
    const failures = () => ['one', 'other'].map((name) => failuresOf(form, name))
    expect(failures()).toEqual([['disabledWhen'], ['disabledWhen']])
    form.input('width', 0)
    expect(failures()).toEqual([[], []])
    expect(['one', 'other'].map((name) => isDisabled(form, name))).toEqual([true, true])
  })

  test.each(['before', 'after'])('follows a computed value that stands %s it', (place) => {
    const total = { total: { value: 'values.a * 2' } }
    const one = { one: { disabledWhen: 'values.a > 1 && values.total < 10' } }
    const form = formOf({ fields: { a: {}, ...(place === 'before' ? { ...total, ...one } : { ...one, ...total }) } })
    for (const [a, isLocked] of [
      [1, false],
      [2, true],
      [8, false],
      [3, true],
      [0, false],
    ] as const) {
      form.input('a', a)
      expect([a, isDisabled(form, 'one')]).toEqual([a, isLocked])
    }
  })

  test('is evaluated no more in a form that was disposed', () => {
    let evaluations = 0
    const form = formOf({
      fields,
      names: () => {
        evaluations += 1
        return {}
      },
    })
    form.dispose()
    evaluations = 0
    form.field('kind')?.setValue('x')
    expect(evaluations).toBe(0)
  })

  test('that reads more than the values is evaluated for each field', () => {
    let name = 'ada'
    const own = { disabledWhen: 'values.kind == user' }
    const form = formOf({ fields: { kind: {}, one: own, other: own }, names: () => ({ user: name }) })
    name = 'grace'
    form.input('kind', 'grace')
    expect(['one', 'other'].map((field) => isDisabled(form, field))).toEqual([true, true])
  })
})

test('a computed value that was overwritten comes back with the next change of what it is made of', () => {
  const form = formOf({ fields: { a: {}, b: {}, sum: { value: 'min(values.a, values.b)' } }, values: { a: 1, b: 5 } })
  form.setValues({ sum: 9 })
  form.input('b', 7)
  expect(form.values().sum).toBe(1)
})

test('a field becomes required, and its error goes with the need', async () => {
  const form = formOf({ fields: { married: {}, partner: { requiredWhen: 'values.married' } } })
  expect(await form.validate()).toEqual([])
  form.input('married', true)
  expect(isRequired(form, 'partner')).toBe(true)
  expect(await form.validate()).toEqual(['partner'])
  expect(errorOf(form, 'partner')).toEqual({ kind: 'required' })
  form.input('married', false)
  expect(isRequired(form, 'partner')).toBe(false)
  expect(errorOf(form, 'partner')).toBeUndefined()
})

test('a field that is always required stays so', () => {
  const form = formOf({ fields: { name: { required: true, requiredWhen: 'false' } } })
  expect(isRequired(form, 'name')).toBe(true)
})

test.each([
  { mode: 'add', editable: 'onCreate', disabled: false },
  { mode: 'edit', editable: 'onCreate', disabled: true },
  { mode: 'edit', editable: 'never', disabled: true },
  { mode: 'add', editable: 'never', disabled: true },
  { mode: 'edit', editable: 'always', disabled: false },
  { mode: 'view', editable: 'always', disabled: true },
] as const)('a field that is editable $editable is disabled in $mode: $disabled', ({ mode, editable, disabled }) => {
  const form = formOf({ fields: { code: { editable } }, mode, values: { id: '1', code: 'a' } })
  expect(isDisabled(form, 'code')).toBe(disabled)
  expect('code' in form.changes()).toBe(!disabled)
})

test('a field without access is not seen, not checked and not sent, whatever its conditions say', async () => {
  const fields = { name: {}, salary: { access: 'salary:edit', required: true, showWhen: 'true' } }
  const form = formOf({ fields, values: { salary: 1000 }, hasAccess: () => false })
  expect(isShown(form, 'salary')).toBe(false)
  form.input('name', 'Ada')
  expect(await form.validate()).toEqual([])
  expect(form.changes()).toEqual({ name: 'Ada' })
})

describe('an expression that fails', () => {
  test.each(['showWhen', 'disabledWhen', 'requiredWhen', 'value'] as const)(
    'as %s shows at its field, which stays usable',
    (formula) => {
      const form = formOf({ fields: { other: {}, name: { [formula]: 'values.other.' } } })
      expect(failuresOf(form, 'name')).toEqual([formula])
      expect(isShown(form, 'name')).toBe(true)
      expect(failuresOf(form, 'other')).toEqual([])
    },
  )

  test('as a check shows at its field and refuses nothing', async () => {
    const form = formOf({ fields: { name: { rules: [{ check: 'unknown(self)' }] } } })
    expect(failuresOf(form, 'name')).toEqual(['check'])
    expect(await form.validate()).toEqual([])
  })

  test('is forgotten once it can be evaluated', () => {
    const form = formOf({
      fields: { width: {}, name: { showWhen: "padStart('', values.width) == ''", disabledWhen: 'true +' } },
      values: { width: 1e9 },
    })
    expect(failuresOf(form, 'name').toSorted()).toEqual(['disabledWhen', 'showWhen'])
    form.input('width', 0)
    expect(failuresOf(form, 'name')).toEqual(['disabledWhen'])
    expect(isShown(form, 'name')).toBe(true)
  })
})

test('a condition of the page follows the values', () => {
  const form = formOf({ fields: { a: {} } })
  expect(form.watch("values.a == 1 && user.username == 'ada'")).toEqual({ ok: true, value: false })
  form.input('a', 1)
  expect(form.watch("values.a == 1 && user.username == 'ada'")).toEqual({ ok: true, value: true })
})
