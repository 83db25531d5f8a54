import type { Field, FormPage, ListPage } from '../../../runtime/language/index.ts'

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** A list of all rows at once, with boxes to tick, as a page with a batch action has them. */
export const listDocument = (columns: number): ListPage => ({
  kind: 'list',
  id: 'bench.list',
  version: 1,
  title: 'Rows',
  source: { rest: '/bench' },
  fields: Object.fromEntries(
    range(columns).map((column): [string, Field] => [`c${column}`, { label: `C${column}`, widget: 'input' }]),
  ),
  columns: range(columns).map((column) => `c${column}`),
  toolbar: ['removeBatch'],
  paging: false,
  sort: { field: 'id', order: 'asc' },
})

/** A form of text fields, every fifth of which is required. */
export const formDocument = (fields: number): FormPage => ({
  kind: 'form',
  id: 'bench.form',
  version: 1,
  title: 'Form',
  source: { rest: '/bench' },
  fields: Object.fromEntries(
    range(fields).map((field): [string, Field] => [
      `f${field}`,
      { label: `F${field}`, widget: 'input', required: field % 5 === 0 },
    ]),
  ),
  layout: range(fields).map((field) => `f${field}`),
})

/** A form whose fields, all but the first, are disabled when the first is "x". */
export const linkedDocument = (fields: number): FormPage => ({
  kind: 'form',
  id: 'bench.linked',
  version: 1,
  title: 'Linked',
  source: { rest: '/bench' },
  fields: Object.fromEntries(
    range(fields).map((field): [string, Field] => [
      `f${field}`,
      { label: `F${field}`, widget: 'input', ...(field > 0 ? { disabledWhen: "values.f0 == 'x'" } : {}) },
    ]),
  ),
  layout: range(fields).map((field) => `f${field}`),
})

/** A form of one editable table of text columns, with its boxes to tick and its buttons, as a user's form has them. */
export const gridDocument = (columns: number): FormPage => ({
  kind: 'form',
  id: 'bench.grid',
  version: 1,
  title: 'Grid',
  source: { rest: '/bench' },
  fields: {
    rows: {
      label: 'Rows',
      widget: 'editable-table',
      fields: Object.fromEntries(
        range(columns).map((column): [string, Field] => [`c${column}`, { label: `C${column}`, widget: 'input' }]),
      ),
    },
  },
  layout: ['rows'],
})
