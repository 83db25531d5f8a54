import { type Field, isObject } from '../../../language/index.ts'
import type { ContainedFields, DataRecord, ValueWidget } from '../../../registry/index.ts'

type FindWidget = (id: string) => ValueWidget | undefined

const widgetOf = ({ widget = 'input' }: Field, findWidget: FindWidget) => findWidget(widget)

/** Whether a draft may keep values of a field at all: no secrets, no files, nothing whose document says no. */
function isKeepable(field: Field, findWidget: FindWidget): boolean {
  const widget = widgetOf(field, findWidget)
  return field.draft !== false && widget !== undefined && !widget.isSecret && widget.group !== 'file'
}

const isWhole = (fields: ContainedFields, findWidget: FindWidget): boolean =>
  Object.values(fields).every((field) => isKeepable(field, findWidget) && isWhole(field.fields ?? {}, findWidget))

/**
 * The part of values that a draft may keep. Of a record inside of a record it keeps what may be kept; a table with a
 * column that may not be kept is left out, as its rows would come back without it.
 */
export function keepableOf(values: DataRecord, fields: ContainedFields, findWidget: FindWidget): DataRecord {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): readonly [string, unknown][] => {
      const field = fields[name]
      if (!field || !isKeepable(field, findWidget)) return []
      if (!field.fields || isWhole(field.fields, findWidget)) return [[name, value]]
      return isObject(value) ? [[name, keepableOf(value, field.fields, findWidget)]] : []
    }),
  )
}

/** A draft over what stands: fields that it has, and parts of records that it has. */
export const restoredOver = (draft: DataRecord, current: DataRecord, fields: ContainedFields): DataRecord =>
  Object.fromEntries(
    Object.entries(draft)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, value]) => {
        const before = current[name]
        return [name, isObject(value) && isObject(before) ? { ...before, ...value } : value]
      }),
  )
