import type { Field } from '../../../language/index.ts'
import { toColumnField } from '../fields/columns.ts'
import { toField } from '../fields/toField.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { FormField, FormSub, OnlineForm } from '../onlineForm.ts'
import { isFieldName } from './names.ts'
import { subsInForm, subsOf } from './toFormPart.ts'

/** The fields of a page by name, with what had to be left out. */
export interface FieldsResult {
  readonly fields: Readonly<Record<string, Field>>
  readonly notes: readonly FormNote[]
}

const unnamed = {
  zh: '字段 {place} 的名称含有页面不支持的字符，已忽略',
  en: 'The name of the field {place} has characters that pages do not allow; the field was left out.',
  tw: '欄位 {place} 的名稱含有頁面不支援的字元，已忽略',
}

export function collect(fields: readonly FormField[], { form, prefix = '', ...place }: Surroundings): FieldsResult {
  const results = fields.map((field) => {
    if (!isFieldName(field.name))
      return { name: field.name, notes: [toNote(`${prefix}${field.name}`, 'wrong-form', unnamed)] }
    return { name: field.name, ...toField(field, { form, fields, prefix, ...place }) }
  })
  return {
    fields: Object.fromEntries(
      results.flatMap((result) => ('field' in result ? [[result.name, result.field] as const] : [])),
    ),
    notes: results.flatMap(({ notes }) => notes),
  }
}

interface Surroundings {
  readonly form: OnlineForm
  readonly table: string
  readonly columnsPerRow: number
  readonly prefix?: string
}

const tableButtons = ['add', 'insert', 'remove', 'clearSelection', 'moveUp', 'moveDown', 'undo', 'redo'] as const

/** The buttons above a grid without those that grants hide; all of them stand there when nothing is said. */
function toGridButtons({ hidden }: FormSub): Readonly<Record<string, unknown>> {
  const noAdd = hidden.has('form_sub_add')
  const noRemove = hidden.has('form_sub_batch_delete')
  if (!noAdd && !noRemove) return {}
  const hiddenHere: readonly string[] = [...(noAdd ? ['add', 'insert'] : []), ...(noRemove ? ['remove'] : [])]
  return { toolbar: tableButtons.filter((button) => !hiddenHere.includes(button)) }
}

/** Pixels that the editors of a grid need at least (specification 9, editable table). */
const minWidths: Readonly<Record<string, number>> = {
  datetime: 200,
  date: 135,
  'user-picker': 220,
  'depart-picker': 160,
}

const withWidth = (field: Field, width: number | undefined): Field =>
  width === undefined ? field : { ...field, width: Math.max(width, minWidths[field.widget ?? ''] ?? 0) }

/** A sub table as a field that holds its records: a grid of many, a form of one. */
function toSubField(sub: FormSub, form: OnlineForm): { readonly field: Field; readonly notes: readonly FormNote[] } {
  const columnsPerRow = sub.isOne ? sub.columnsPerRow : 1
  const { fields, notes } = collect(sub.fields, { form, table: sub.table, columnsPerRow, prefix: `${sub.table}/` })
  const widths = new Map(sub.fields.map(({ name, width }) => [name, width]))
  const sized = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sub.isOne ? field : withWidth(field, widths.get(name))]),
  )
  const props = sub.isOne ? (columnsPerRow > 1 ? { columns: columnsPerRow } : {}) : toGridButtons(sub)
  return {
    notes,
    field: {
      label: sub.title,
      widget: sub.isOne ? 'sub-form' : 'editable-table',
      ...(Object.keys(props).length > 0 ? { props } : {}),
      fields: sized,
    },
  }
}

/** All fields of a form: those of the form itself, its sub tables, and what stands in the list or its query bar alone. */
export function toFields(form: OnlineForm): FieldsResult {
  const own = collect(form.fields, { form, table: form.table, columnsPerRow: form.columnsPerRow })
  const held = form.settings.asksSubs ? subsOf(form) : subsInForm(form)
  const subs = held.map((sub) => ({ name: sub.table, ...toSubField(sub, form) }))
  const listed = form.columns
    .filter(({ field }) => isFieldName(field))
    .map((column) => [column.field, toColumnField(column, form)] as const)
  const filters = form.query
    .filter(({ field }) => isFieldName(field))
    .map(({ field, label }) => [field, { label }] as const)
  const columnsWithoutName = form.columns
    .filter(({ field }) => !isFieldName(field) && form.fields.every(({ name }) => name !== field))
    .map(({ field }) => toNote(field, 'wrong-form', unnamed))
  return {
    // What the form says of a field goes before what the list says of it; it stands first as well.
    fields: {
      ...own.fields,
      ...Object.fromEntries(subs.map(({ name, field }) => [name, field])),
      ...Object.fromEntries<Field>([...filters, ...listed].filter(([name]) => !Object.hasOwn(own.fields, name))),
    },
    notes: [...own.notes, ...subs.flatMap(({ notes }) => notes), ...columnsWithoutName],
  }
}
