import type { ContainedFields, DataRecord } from '../../runtime/registry/index.ts'

/** The fields of the lines of an order: one of every way to edit a cell. */
export const orderFields: ContainedFields = {
  product: { label: 'Product', required: true, width: 200, placeholder: 'What is ordered' },
  kind: { label: 'Kind', widget: 'dict-select', props: { dict: 'sex' }, width: 130 },
  count: { label: 'Count', widget: 'number', default: 1, rules: [{ min: 1 }], width: 100 },
  price: { label: 'Price', widget: 'number', props: { precision: 2 }, width: 120 },
  total: { label: 'Total', widget: 'number', value: 'values.count * values.price', width: 120 },
  due: { label: 'Due', widget: 'date' },
  paid: { label: 'Paid', widget: 'switch', width: 80 },
}

const products = ['Screws', 'Bolts', 'Nails', 'Washers', 'Hinges', 'Brackets', 'Anchors', 'Hooks']

/** So many lines of an order. */
export const orderLines = (count: number): readonly DataRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index + 1}`,
    product: `${products[index % products.length]}${index < products.length ? '' : ` ${index + 1}`}`,
    kind: index % 2 === 0 ? '1' : '2',
    count: index + 1,
    price: 2.5 + index,
    due: `2026-0${(index % 9) + 1}-15`,
    paid: index % 3 === 0 ? 'Y' : 'N',
  }))

/** Records of text columns alone. */
export const textRecords = (rows: number, columns: number): readonly DataRecord[] =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries([
      ['id', `${row + 1}`],
      ...Array.from({ length: columns }, (_value, column) => [`c${column}`, `r${row}c${column}`]),
    ]),
  )

/** Text columns by letters. */
export const textFields = (columns: number): ContainedFields =>
  Object.fromEntries(Array.from({ length: columns }, (_, column) => [`c${column}`, { label: `Column ${column + 1}` }]))
