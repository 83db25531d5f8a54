import { isSameValue } from '../../../form/index.ts'
import { isObject } from '../../../language/index.ts'
import type { MethodCall } from '../../../scripts/index.ts'

type Row = Readonly<Record<string, unknown>>

/** The row as it was: by its key, else by its place. */
const findBefore = (rows: readonly unknown[], row: Row, index: number): Row => {
  const same = row.id === undefined ? rows[index] : rows.find((one) => isObject(one) && one.id === row.id)
  return isObject(same) ? same : {}
}

/** The changes of one row of a sub-table, or of the record of a sub-form. */
function toRowEvents(table: string, row: Row, before: Row, index: number): readonly MethodCall[] {
  const changed = Object.keys(row).filter((name) => name !== 'id' && !isSameValue(row[name], before[name]))
  return changed.map((name) => ({
    method: `${table}_onlChange`,
    field: name,
    args: [
      {
        type: 'change',
        row,
        column: { key: name },
        value: row[name],
        oldValue: before[name],
        target: { table, index },
      },
    ],
  }))
}

/** What a change of a field is for the handlers of a script: one event, and one for each changed cell of a sub-table. */
export function toFieldEvents(field: string, value: unknown, before: unknown): readonly MethodCall[] {
  const own: MethodCall = { method: 'onlChange', field, args: [{ type: 'change', field, value, oldValue: before }] }
  if (isObject(value)) return [own, ...toRowEvents(field, value, isObject(before) ? before : {}, 0)]
  if (!Array.isArray(value)) return [own]
  const rows: readonly unknown[] = Array.isArray(before) ? before : []
  return [
    own,
    ...value.flatMap((row: unknown, index) =>
      isObject(row) ? toRowEvents(field, row, findBefore(rows, row, index), index) : [],
    ),
  ]
}
