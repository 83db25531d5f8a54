import type { DataRecord, QueryColumn } from '../../../runtime/index.ts'
import { type MergedRows, toLabel } from './parameters.ts'

/** The words by which reports call the types of columns. */
const typeWords: Readonly<Record<string, string>> = { integer: 'Integer', date: 'Date', datetime: 'Datetime' }

/** What a report calls the type of a column; graph reports have a word of their own for decimal numbers. */
const toTypeWord = (type: string, decimal: string): string =>
  type === 'decimal' ? decimal : (typeWords[type] ?? 'String')

interface MergeOptions {
  readonly decimal: string
  /** What a column begins with beside its name, label and type. */
  readonly first?: DataRecord
}

/**
 * The rows that describe the columns of a query after it was read: those that it has in its order, with all that a person
 * said of those that stay. A column that changed its type keeps the type that was chosen.
 */
export function mergeColumns(
  rows: readonly DataRecord[],
  columns: readonly QueryColumn[],
  { decimal, first = {} }: MergeOptions,
): MergedRows {
  const nameOf = ({ fieldName }: DataRecord): string => (typeof fieldName === 'string' ? fieldName.trim() : '')
  const known = new Map(rows.map((row) => [nameOf(row), row]))
  const merged = columns.map(({ name, type, label, dictCode }) => {
    const words = { fieldTxt: label ?? toLabel(name), ...(dictCode === undefined ? {} : { dictCode }) }
    return known.get(name) ?? { ...first, fieldName: name, ...words, fieldType: toTypeWord(type, decimal) }
  })
  return {
    rows: merged.map((row, index) => ({ ...row, orderNum: index + 1 })),
    added: columns.map(({ name }) => name).filter((name) => !known.has(name)),
    removed: rows.filter((row) => !columns.some(({ name }) => name === nameOf(row))),
  }
}
