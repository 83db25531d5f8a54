import { describe, expect, test } from 'vitest'
import { type ListPage, type Model, resolvePage } from '../../runtime/language/index.ts'

const model: Model = {
  kind: 'model',
  id: 'shop.order',
  version: 1,
  source: { rest: '/shop/order' },
  key: 'code',
  display: 'number',
  fields: {
    number: { label: 'Number', widget: 'input', props: { maxLength: 20, allowClear: true }, required: true },
    state: { label: 'State', widget: 'dict-select', props: { dict: 'order_state' } },
    lines: {
      widget: 'editable-table',
      fields: { product: { label: 'Product', widget: 'input' }, amount: { widget: 'number' } },
    },
  },
}
const page: ListPage = {
  kind: 'list',
  id: 'shop.order',
  version: 1,
  title: 'Orders',
  model: 'shop.order',
  columns: ['number'],
}

describe('a page with its model', () => {
  test('takes the source, the key, the display field and the fields of the model', () => {
    const resolved = resolvePage(page, model)
    expect(resolved).toEqual({ page, fields: model.fields, source: model.source, key: 'code', display: 'number' })
  })

  test('puts its overrides over the fields, deep in props and in the fields of sub-tables', () => {
    const { fields } = resolvePage(
      {
        ...page,
        fields: {
          number: { width: 90, props: { maxLength: 30 } },
          lines: { fields: { amount: { width: 50 } } },
          extra: { widget: 'date' },
        },
      },
      model,
    )
    expect(Object.keys(fields)).toEqual(['number', 'state', 'lines', 'extra'])
    expect(fields.number).toEqual({
      label: 'Number',
      widget: 'input',
      props: { maxLength: 30, allowClear: true },
      required: true,
      width: 90,
    })
    expect(fields.lines?.fields).toEqual({
      product: { label: 'Product', widget: 'input' },
      amount: { widget: 'number', width: 50 },
    })
  })

  test('drops the props of the model with the widget that they belong to', () => {
    const { fields } = resolvePage({ ...page, fields: { state: { widget: 'input' } } }, model)
    expect(fields.state).toEqual({ label: 'State', widget: 'input' })
  })

  test('has its own source and key before those of the model', () => {
    const resolved = resolvePage({ ...page, source: { onlineForm: 'orders' }, key: 'uuid' }, model)
    expect([resolved.source, resolved.key]).toEqual([{ onlineForm: 'orders' }, 'uuid'])
  })

  test('stands alone without a model, with `id` as its key', () => {
    const resolved = resolvePage({ ...page, fields: { name: { widget: 'input' } } })
    expect(resolved).toMatchObject({ key: 'id', fields: { name: { widget: 'input' } } })
    expect([resolved.source, resolved.display]).toEqual([undefined, undefined])
  })

  test('changes neither the page nor the model', () => {
    const before = JSON.stringify([page, model])
    resolvePage({ ...page, fields: { number: { props: { maxLength: 1 } } } }, model)
    expect(JSON.stringify([page, model])).toBe(before)
  })
})
