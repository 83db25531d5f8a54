import type { Diagnostic } from '../diagnostic.ts'
import { getObject, getText } from '../json.ts'
import { childPointer } from '../pointer.ts'
import { departColumn, ownColumns, tenantColumn } from './tableColumns.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/** Words with which the names of the server's own tables begin. */
const ownTables = /^(sys|pack|onl|kysely|pg)_/

const longestName = 51

/** A name that turns into that of a field and back. */
const isName = (name: string): boolean => name.length <= longestName && /^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/.test(name)

const isWritten = (name: string): boolean => /^[a-z][a-z0-9_]{0,62}$/.test(name)

function checkTable(table: string | undefined): readonly Diagnostic[] {
  if (table === undefined || !isWritten(table)) return []
  const [, word] = ownTables.exec(table) ?? []
  if (word === undefined && isName(table)) return []
  const ofServer = `the names of tables of the server begin as \`${table}\` does; begin it with another word than \`${word}\``
  return [{ path: '/table', code: 'wrong-form', message: word === undefined ? unusable(table) : ofServer }]
}

const unusable = (name: string): string =>
  `\`${name}\` cannot be used as a name: words of letters and digits, each beginning with a letter, joined by one \`_\`, at most ${longestName} characters`

/** The word of a table by which it has a column. */
const wordOf = (column: string): string | undefined =>
  column === tenantColumn ? 'tenant' : column === departColumn ? 'depart' : undefined

function checkColumn(column: string): readonly Diagnostic[] {
  const path = childPointer('/columns', column)
  if (ownColumns.includes(column))
    return [
      {
        path,
        at: 'key',
        code: 'duplicate-name',
        message: `every table has the column \`${column}\` by itself; remove it here`,
      },
    ]
  const word = wordOf(column)
  if (word !== undefined)
    return [
      {
        path,
        at: 'key',
        code: 'duplicate-name',
        message: `a table has the column \`${column}\` by the word \`${word}\`; write \`"${word}": true\` and remove it here`,
      },
    ]
  if (!isWritten(column) || isName(column)) return []
  return [{ path, at: 'key', code: 'wrong-form', message: unusable(column) }]
}

/** The names of a pack's table and its columns are free, and those of fields can be made of them. */
export const checkTableNames: Check = (workspace, report) => {
  for (const entry of entriesOf(workspace, 'table')) {
    const table = contentOf(entry)
    const diagnostics = [
      ...checkTable(getText(table, 'table')),
      ...Object.keys(getObject(table, 'columns')).flatMap(checkColumn),
    ]
    for (const diagnostic of diagnostics) report(entry, diagnostic)
  }
}
