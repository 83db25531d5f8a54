import type { Diagnostic } from '../../diagnostic.ts'
import { getMember, getText } from '../../json.ts'
import { lastKey, parentPointer, valueAt } from '../../pointer.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { hasUnreadable } from '../workspace.ts'
import { findTable, type TableCheck, tablesBeside } from './tableCheck.ts'

/** The table that a step is about; columns stand in an object of the step. */
export const tableOfStep = (document: unknown, path: string): string | undefined => {
  const step = valueAt(document, parentPointer(parentPointer(path)))
  return getText(step, 'table') ?? getText(step, 'ledger')
}

/** Tables that a table names exist, and have the columns that steps write. */
export const checkStepTables: TableCheck = (checked) => {
  const { workspace, entry, table, isForm } = checked
  if (hasUnreadable(workspace, 'table') || (isForm && hasUnreadable(workspace, 'form'))) return []
  const known = tablesBeside(checked)
  const tables = [...known.keys()]
  return entry.read.checked.places.flatMap(({ annotation, path, value, at }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference') return []
    if (annotation.reference === 'table') {
      if (!tables.includes(value))
        return [
          {
            path,
            code: 'unknown-table',
            message: `${isForm ? 'no form or pack' : 'no pack'} has the table \`${value}\`${suggestWord(value, tables)}`,
          },
        ]
      const isLedger = lastKey(path) !== 'ledger' || getMember(known.get(value), 'ledger') !== undefined
      const message = `the table \`${value}\` does not say that it is a \`ledger\``
      return isLedger ? [] : [{ path, code: 'unknown-table', message }]
    }
    if (annotation.reference !== 'stepColumn') return []
    const name = tableOfStep(table, path)
    const other = findTable(checked, name)
    if (other === undefined) return []
    const columns = columnsOfTable(other)
    if (columns.includes(value)) return []
    const message = `the table \`${name}\` has no column \`${value}\`${suggestWord(value, columns)}`
    return [{ path, ...(at === undefined ? {} : { at }), code: 'unknown-column', message }]
  })
}
