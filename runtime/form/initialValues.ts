import { type Field, resolveTemplates } from '../language/index.ts'
import type { ContainedFields, DataRecord, ValueWidget } from '../registry/index.ts'
import { resetEmpty } from './resetEmpty.ts'
import type { PageFormOptions } from './types.ts'

/** The fields of the record that a field holds; none for a field that holds anything else. */
const recordFieldsOf = (
  { fields, widget = 'input' }: Field,
  findWidget: (id: string) => ValueWidget | undefined,
): ContainedFields | undefined => (fields && findWidget(widget)?.value === 'record' ? fields : undefined)

const withoutUndefined = (values: DataRecord): DataRecord =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * What a form begins with. A new record starts from its defaults, a failing one of which leaves its field empty; `start`
 * says what a record inside of it starts from.
 */
export function initialValuesOf(
  { fields, mode, names, findWidget, values }: PageFormOptions,
  start: (fields: ContainedFields, record: DataRecord) => DataRecord,
): DataRecord {
  const given = withoutUndefined(values)
  if (mode === 'view') return given
  if (mode === 'edit') return withResets(fields, given, findWidget)
  const begun = Object.entries(fields).flatMap(([name, field]): readonly [string, unknown][] => {
    const initial =
      given[name] ?? (field.default === undefined ? undefined : resolveTemplates(field.default, names()).value)
    const inside = recordFieldsOf(field, findWidget)
    if (inside) return [[name, start(inside, (initial ?? {}) as DataRecord)]]
    return initial === undefined || Object.hasOwn(given, name) ? [] : [[name, initial]]
  })
  return withResets(fields, { ...given, ...Object.fromEntries(begun) }, findWidget)
}

/** The record in which no field is empty whose widget has a value for that. */
function withResets(
  fields: ContainedFields,
  record: DataRecord,
  findWidget: PageFormOptions['findWidget'],
): DataRecord {
  const reset = Object.entries(fields).flatMap(([name, field]): readonly [string, unknown][] => {
    const value = field.value === undefined ? resetEmpty(field, record[name], findWidget) : record[name]
    return value === record[name] ? [] : [[name, value]]
  })
  return reset.length === 0 ? record : { ...record, ...Object.fromEntries(reset) }
}
