import type { Diagnostic } from '../../diagnostic.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable, toSnake } from '../tableColumns.ts'
import type { TableCheck } from './tableCheck.ts'

/** Columns that a table names as its own are there. */
export const checkOwnColumns: TableCheck = ({ entry, table, isForm }) => {
  const columns = columnsOfTable(table)
  return entry.read.checked.places.flatMap(({ annotation, path, value, at }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'ownColumn') return []
    if (columns.includes(isForm ? value : toSnake(value))) return []
    const message = `this ${isForm ? 'form has no field' : 'table has no column'} \`${value}\`${suggestWord(value, columns)}`
    return [{ path, ...(at === undefined ? {} : { at }), code: 'unknown-column', message }]
  })
}
