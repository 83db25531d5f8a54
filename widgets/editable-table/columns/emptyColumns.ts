import { type DataRecord, evaluateCondition } from '../../../runtime/index.ts'
import { recordsOf } from '../store/rowKeys.ts'
import type { GridColumn } from './types.ts'

/**
 * The names of columns of which there is nothing to see and nothing to type: nobody writes them, and their condition shows
 * none of the rows. What a server works out of rows that are saved is such a column of a record that is not.
 */
export function listEmptyColumns(
  columns: readonly GridColumn[],
  value: unknown,
  names: () => DataRecord,
): readonly string[] {
  const closed = columns.filter(({ field }) => field.editable === 'never' && field.showWhen !== undefined)
  if (closed.length === 0) return []
  const rows = recordsOf(value)
  const around = names()
  return closed
    .filter(
      ({ name, field }) =>
        !rows.some((values) =>
          evaluateCondition(field.showWhen, { ...around, values, self: values[name], rows }, true),
        ),
    )
    .map(({ name }) => name)
}
