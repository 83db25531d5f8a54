import type { Diagnostic } from '../../diagnostic.ts'
import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../../json.ts'
import { childPointer } from '../../pointer.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { type CheckedTable, columnOf, findTable, type TableCheck } from './tableCheck.ts'

/** What the server works out cannot be asked of people as well. */
const byServer = ['computed', 'sum'] as const
const ofPeople = ['required', 'editable', 'secret', 'references'] as const

function checkComputed(column: JsonObject, path: string): readonly Diagnostic[] {
  const way = byServer.find((name) => Object.hasOwn(column, name))
  if (way === undefined) return []
  const other = [...ofPeople, ...byServer].find((name) => name !== way && Object.hasOwn(column, name))
  if (other === undefined) return []
  const message = `the server works out this value by \`${way}\`, so that \`${other}\` says nothing here; remove one of them`
  return [{ path: childPointer(path, other), at: 'key', code: 'unknown-property', message }]
}

function checkSecret(column: JsonObject, path: string): readonly Diagnostic[] {
  if (column.secret === undefined) return []
  if (column.type !== 'text')
    return [{ path: childPointer(path, 'type'), code: 'unknown-value', message: 'a secret is a `text`' }]
  const other = (['unique', 'dict', 'references'] as const).find((name) => Object.hasOwn(column, name))
  if (other === undefined) return []
  const message = `a secret is never compared or shown, so that \`${other}\` cannot stand beside it`
  return [{ path: childPointer(path, other), at: 'key', code: 'unknown-property', message }]
}

function checkDigits(column: JsonObject, path: string): readonly Diagnostic[] {
  const { type, precision, scale } = column
  const named = precision === undefined ? 'scale' : 'precision'
  if (precision === undefined && scale === undefined) return []
  if (type !== 'decimal') {
    const message = `only a \`decimal\` has digits after a point; remove \`${named}\``
    return [{ path: childPointer(path, named), at: 'key', code: 'unknown-property', message }]
  }
  if (typeof precision !== 'number' || typeof scale !== 'number' || scale <= precision) return []
  return [{ path: childPointer(path, 'scale'), code: 'out-of-range', message: '`scale` is not more than `precision`' }]
}

function checkReference(column: JsonObject, path: string): readonly Diagnostic[] {
  const references = getMember(column, 'references')
  if (references === undefined) return []
  if (column.type !== 'text')
    return [
      { path: childPointer(path, 'type'), code: 'unknown-value', message: 'keys of records are of the type `text`' },
    ]
  if (getText(references, 'onDelete') !== 'clear' || column.required !== true) return []
  const message = 'a value that every record has cannot be cleared: `refuse` or `delete`'
  return [{ path: `${path}/references/onDelete`, code: 'unknown-value', message }]
}

function checkSum(checked: CheckedTable, column: JsonObject, path: string): readonly Diagnostic[] {
  const sum = getMember(column, 'sum')
  const other = findTable(checked, getText(sum, 'table'))
  if (sum === undefined || other === undefined) return []
  const names = columnsOfTable(other)
  return (['column', 'by'] as const).flatMap((word): readonly Diagnostic[] => {
    const name = getText(sum, word) ?? ''
    const place = `${path}/sum/${word}`
    if (!names.includes(name)) {
      const message = `the table \`${getText(sum, 'table')}\` has no column \`${name}\`${suggestWord(name, names)}`
      return [{ path: place, code: 'unknown-column', message }]
    }
    const type = getText(columnOf(other, name), 'type')
    if (word === 'by' || type === 'decimal' || type === 'integer') return []
    return [{ path: place, code: 'unknown-column', message: `\`${name}\` has no exact digits, and cannot be added up` }]
  })
}

/** A column that leaves to strangers, or that dictionaries read, is none that nobody reads. */
function checkOpened(table: unknown): readonly Diagnostic[] {
  return (['public', 'lookup'] as const).flatMap((list) =>
    [...getList(table, list).entries()].flatMap(([index, name]): readonly Diagnostic[] => {
      if (typeof name !== 'string' || columnOf(table, name).secret === undefined) return []
      const message = `\`${name}\` is a secret, which leaves to nobody`
      return [{ path: childPointer(`/${list}`, index), code: 'unknown-value', message }]
    }),
  )
}

function checkOwner(table: unknown): readonly Diagnostic[] {
  const name = getText(getMember(table, 'owner'), 'column')
  if (name === undefined || name === 'create_by') return []
  const column = columnOf(table, name)
  if (column.type === undefined || column.type === 'text') return []
  return [{ path: '/owner/column', code: 'unknown-column', message: 'an owner is an account, of the type `text`' }]
}

/** What a column says of itself fits together. */
export const checkColumns: TableCheck = (checked) => {
  const { table } = checked
  return [
    ...Object.entries(getObject(table, 'columns')).flatMap(([name, column]) => {
      const path = childPointer('/columns', name)
      if (!isObject(column)) return []
      return [
        ...checkComputed(column, path),
        ...checkSecret(column, path),
        ...checkDigits(column, path),
        ...checkReference(column, path),
        ...checkSum(checked, column, path),
      ]
    }),
    ...checkOpened(table),
    ...checkOwner(table),
  ]
}
