import { getList, getMember, getText, isObject } from '../json.ts'
import { suggestWord } from '../suggestions.ts'
import { columnsOfTable, toSnake } from './tableColumns.ts'
import { type Check, contentOf, entriesOf, hasUnreadable, namesOf, type Workspace } from './workspace.ts'

/** The columns of a pack's table in both spellings, with those that every table has; undefined for another table. */
export function findColumns(workspace: Workspace, table: string): readonly string[] | undefined {
  const entry = entriesOf(workspace, 'table').find((candidate) => getText(contentOf(candidate), 'table') === table)
  const document = entry === undefined ? undefined : contentOf(entry)
  return isObject(getMember(document, 'columns')) ? columnsOfTable(document) : undefined
}

/** The columns of a pack's table that dictionaries may read; undefined for another table. */
function findLookup(workspace: Workspace, table: string): readonly string[] | undefined {
  const entry = entriesOf(workspace, 'table').find((candidate) => getText(contentOf(candidate), 'table') === table)
  return entry && getList(contentOf(entry), 'lookup').filter((column) => typeof column === 'string')
}

/**
 * Dictionary codes exist: a plain one in a pack or on the server, `table,text,code` as a registered table with those
 * columns (wire contract 1.8). Without `known` words only the writing of a code is judged.
 */
export const checkDictionaries: Check = (workspace, report) => {
  const { dictionaries, tables } = workspace.known
  const codes = [...namesOf(workspace, 'dictionary', 'code'), ...(dictionaries ?? [])]
  const tableNames = [...namesOf(workspace, 'table', 'table'), ...(tables ?? [])]
  const canCheck = dictionaries !== undefined && !hasUnreadable(workspace, 'dictionary')
  for (const entry of workspace.entries)
    for (const { annotation, path, value } of entry.read.checked.places) {
      if (annotation.kind !== 'reference' || annotation.reference !== 'dictionary' || value === '') continue
      if (value.includes('{{')) continue
      const parts = value.split(',')
      const [table = '', ...columns] = parts
      if (parts.length === 1) {
        if (canCheck && !codes.includes(value))
          report(entry, {
            path,
            code: 'unknown-dictionary',
            message: `no dictionary has the code \`${value}\`${suggestWord(value, codes)}`,
          })
        continue
      }
      if (parts.length !== 3 && parts.length !== 4) {
        report(entry, {
          path,
          code: 'wrong-form',
          message: 'expected the code of a dictionary, or a table as `table,text,code`',
        })
        continue
      }
      const own = findColumns(workspace, table)
      const unknown =
        own === undefined ? undefined : columns.slice(0, 2).find((column) => !own.includes(toSnake(column)))
      const lookup = findLookup(workspace, table)
      const closed = columns.slice(0, 2).find((column) => lookup && !lookup.includes(toSnake(column)))
      if (own !== undefined && unknown !== undefined)
        report(entry, {
          path,
          code: 'unknown-column',
          message: `the table \`${table}\` has no column \`${unknown}\`${suggestWord(unknown, own)}`,
        })
      else if (closed !== undefined)
        report(entry, {
          path,
          code: 'unknown-column',
          message: `dictionaries may not read \`${closed}\` of the table \`${table}\`; name it in the table's \`lookup\``,
        })
      else if (own === undefined && tables !== undefined && !tableNames.includes(table))
        report(entry, {
          path,
          code: 'unknown-table',
          message: `no table \`${table}\` is registered for dictionaries${suggestWord(table, tableNames)}`,
        })
    }
}
