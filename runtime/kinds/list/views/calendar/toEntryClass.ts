import type { ListCalendar } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { ListColumn } from '../../tableColumns.tsx'

type ClassOf = (record: DataRecord) => string | undefined

/** The classes of an entry: those of its record, else those that a column gives its name, its start or its end. */
export function toEntryClass(
  recordClass: ClassOf | undefined,
  columns: readonly ListColumn[],
  { text, start, end }: ListCalendar,
): ClassOf {
  const classes = [
    recordClass,
    ...[text, start, end].map((name) => columns.find(({ id }) => id === name)?.column.cellClass),
  ]
  return (record) => {
    for (const classOf of classes) {
      const className = classOf?.(record)
      if (className) return className
    }
    return undefined
  }
}
