import { describe, expect, test } from 'vitest'
import { checkRecord, createNestedForm } from '../../runtime/form/nestedForm.ts'
import type { PageForm } from '../../runtime/form/types.ts'
import type { Field } from '../../runtime/language/index.ts'
import type { DataRecord, ServerChecks, ValueWidget } from '../../runtime/registry/index.ts'
import { checkSubForm } from '../../widgets/sub-form/checkSubForm.ts'
import { errorOf, formOf, isDisabled, isShown } from './formOf.ts'

const subForm = { id: 'sub-form', value: 'record', check: checkSubForm } as unknown as ValueWidget
const input = { id: 'input', value: 'text' } as unknown as ValueWidget
const findWidget = (id: string) => (id === 'sub-form' ? subForm : input)

const addressFields: Readonly<Record<string, Field>> = {
  street: { required: true },
  city: { default: 'London' },
  postcode: { rules: [{ pattern: 'p' }] },
  label: { value: "values.street + ', ' + values.city" },
  note: { showWhen: "record.kind == 'company'" },
}
const address = { widget: 'sub-form', fields: addressFields }

const nestedOf = (outer: PageForm, value: DataRecord | undefined) =>
  createNestedForm({ fields: addressFields, value, mode: 'edit', outer, findWidget, names: () => ({}) })

describe('the form of a record inside of a form', () => {
  test('has rules, defaults and computed values of its own', async () => {
    const form = nestedOf(formOf({ findWidget }), { street: '', postcode: '12' })
    expect(form.values()).toMatchObject({ city: 'London' })
    expect(await form.validate()).toEqual(['street', 'postcode'])
    form.input('street', 'Main')
    expect(form.values().label).toBe('Main, London')
  })

  test('finds the values around it as `record`, and follows them', () => {
    const outer = formOf({ fields: { kind: {} }, values: { kind: 'person' }, findWidget })
    const form = nestedOf(outer, {})
    expect(isShown(form, 'note')).toBe(false)
    outer.input('kind', 'company')
    expect(isShown(form, 'note')).toBe(true)
    form.dispose()
    outer.input('kind', 'person')
    expect(isShown(form, 'note')).toBe(true)
  })

  test('takes what came from outside and says nothing of it', () => {
    const form = nestedOf(formOf({ findWidget }), { street: 'Main' })
    let notifications = 0
    const end = form.subscribe(() => {
      notifications += 1
    })
    form.applyExternal({ street: 'Side', city: 'Oxford' })
    expect(form.values()).toMatchObject({ street: 'Side', city: 'Oxford', label: 'Side, Oxford' })
    expect(form.isDirty()).toBe(false)
    form.input('street', 'Other')
    expect(notifications).toBeGreaterThan(0)
    const before = notifications
    end()
    form.input('street', 'More')
    expect(notifications).toBe(before)
  })

  test('of a record that is there sets no defaults, and keeps what is written once', () => {
    const fields = { code: { editable: 'onCreate', default: 'x' } } as const
    const of = (value: DataRecord) =>
      createNestedForm({ fields, value, mode: 'edit', outer: formOf({}), findWidget, names: () => ({}) })
    expect(of({ id: '1' }).values()).toEqual({ id: '1' })
    expect(isDisabled(of({ id: '1' }), 'code')).toBe(true)
    expect(isDisabled(of({}), 'code')).toBe(false)
  })

  test('shows no field that asks for an access code when it stands alone', () => {
    const fields = { price: { access: 'shop:price' }, name: {} }
    const form = createNestedForm({ fields, value: {}, mode: 'edit', outer: null, findWidget, names: () => ({}) })
    expect(isShown(form, 'price')).toBe(false)
    expect(isShown(form, 'name')).toBe(true)
  })
})

describe('a form with a record in it', () => {
  test('begins with the defaults of the record, drawn or not', () => {
    const form = formOf({ fields: { address }, findWidget, values: { address: { street: 'Main' } } })
    expect(form.values().address).toMatchObject({ street: 'Main', city: 'London', label: 'Main, London' })
    expect(formOf({ fields: { address }, findWidget }).values().address).toMatchObject({ city: 'London' })
    expect(form.isDirty()).toBe(false)
  })

  test('is checked with it, also while nobody sees it, and says how many fields fail', async () => {
    const form = formOf({ fields: { address }, findWidget, values: { address: { postcode: 'x' } } })
    expect(await form.validate()).toEqual(['address'])
    expect(errorOf(form, 'address')).toEqual({ kind: 'inside', text: '@:widgets.sub-form.wrong', values: { count: 2 } })
    form.input('address', { street: 'Main', postcode: '123456' })
    await expect.poll(() => errorOf(form, 'address')).toBeUndefined()
  })

  test('is checked when the record is missing, as its fields say what is needed', async () => {
    const form = formOf({ fields: { address }, findWidget, mode: 'edit', values: { id: '1', address: null } })
    expect(await form.validate()).toEqual(['address'])
  })

  test('checks records inside of records', async () => {
    const fields: Readonly<Record<string, Field>> = { inner: { widget: 'sub-form', fields: { a: { required: true } } } }
    const form = formOf({ fields: { outer: { widget: 'sub-form', fields } }, findWidget })
    expect(await form.validate()).toEqual(['outer'])
    form.input('outer', { inner: { a: 1 } })
    expect(await form.validate()).toEqual([])
  })

  test('gives its own values as `record` to the checks inside', async () => {
    const fields: Readonly<Record<string, Field>> = {
      limit: {},
      line: { widget: 'sub-form', fields: { count: { rules: [{ check: 'self <= record.limit' }] } } },
    }
    const form = formOf({ fields, findWidget, values: { limit: 3, line: { count: 4 } } })
    expect(await form.validate()).toEqual(['line'])
    form.input('limit', 5)
    expect(await form.validate()).toEqual([])
  })
})

test('a record alone is checked by its fields', async () => {
  const context = { findWidget, hasAccess: () => true, names: () => ({}) }
  expect(await checkRecord({ street: 'Main' }, addressFields, context)).toEqual([])
  expect(await checkRecord(undefined, addressFields, context)).toEqual(['street'])
})

test('a record inside of a form asks the server about its values where the form may', async () => {
  const requests: unknown[] = []
  const checks: ServerChecks = {
    unique: async (_rule, value) => {
      requests.push(value)
      return 'taken'
    },
    checkRule: async () => undefined,
  }
  const fields = { code: { rules: [{ unique: { table: 'part', column: 'code' } }] } }
  const around = { findWidget: () => undefined, hasAccess: () => true, names: () => ({}) }
  expect(await checkRecord({ code: 'ab' }, fields, around)).toEqual([])
  expect(requests).toEqual([])
  expect(await checkRecord({ code: 'ab' }, fields, { ...around, checks })).toEqual(['code'])
  expect(requests).toEqual(['ab'])
})
