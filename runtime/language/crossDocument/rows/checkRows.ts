import type { Diagnostic } from '../../diagnostic.ts'
import { getList, getMember, getText, isObject, type JsonObject } from '../../json.ts'
import { childPointer, type Pointer } from '../../pointer.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { type Check, contentOf, type Entry, entriesOf, hasUnreadable, namesOf, type Workspace } from '../workspace.ts'
import { type ColumnRules, findProblem, isMissing } from './columnValue.ts'
import { columnsOfForm } from './formColumns.ts'

/** What the server fills in itself, whatever the table says of it. */
const byServer: readonly string[] = ['tenant_id', 'sys_org_code']

/** The table of a pack or of an online form, as its rows are held against it. */
interface Table {
  readonly name: string
  readonly columns: JsonObject
  readonly dictionaries: ReadonlyMap<string, readonly string[]>
}

const nameOf = ({ file }: Entry): string => (file.split('/').at(-1) ?? '').replace(/\.jsonc?$/, '')

/** The values of the dictionaries that packs bring along. */
export function dictionariesOf(workspace: Workspace): ReadonlyMap<string, readonly string[]> {
  const found = entriesOf(workspace, 'dictionary').map((entry) => {
    const values = getList(contentOf(entry), 'items').flatMap((item) => getText(item, 'value') ?? [])
    return [getText(contentOf(entry), 'code') ?? '', values] as const
  })
  // One that has a value twice lacks the one that was meant.
  return new Map(found.filter(([, values]) => values.length > 0 && new Set(values).size === values.length))
}

/** Whether a column may say its moment by `daysAgo`; the columns that every table has are not declared. */
const isTimestamp = (type: string | undefined): boolean =>
  type === undefined || type === 'date' || type === 'datetime' || type === 'json'

function rulesOf({ columns, dictionaries }: Table, name: string): ColumnRules {
  const column = columns[name]
  const length = getMember(column, 'length')
  const own = name.endsWith('_time') ? 'datetime' : 'text'
  return {
    name,
    type: Object.hasOwn(columns, name) ? getText(column, 'type') : own,
    length: typeof length === 'number' ? length : undefined,
    choices: dictionaries.get(getText(column, 'dict') ?? ''),
  }
}

function checkValue(table: Table, name: string, value: unknown, path: Pointer): Diagnostic | undefined {
  const names = columnsOfTable(table)
  if (!names.includes(name)) {
    const message = `the table \`${table.name}\` has no column \`${name}\`${suggestWord(name, names)}`
    return { path, at: 'key', code: 'unknown-column', message }
  }
  if (getMember(value, 'daysAgo') !== undefined) {
    if (isTimestamp(getText(table.columns[name], 'type'))) return undefined
    const message = `\`daysAgo\` is for columns of dates and times, and \`${name}\` is none`
    return { path, code: 'wrong-type', message }
  }
  const problem = findProblem(value, rulesOf(table, name))
  return problem && { path, ...problem }
}

function checkRow(table: Table, row: JsonObject, path: Pointer): readonly Diagnostic[] {
  const found = Object.entries(row).flatMap(
    ([name, value]) => checkValue(table, name, value, childPointer(path, name)) ?? [],
  )
  // A value whose name is misspelt is not missing as well.
  if (found.some(({ code }) => code === 'unknown-column')) return found
  const needed = Object.keys(table.columns).filter(
    (name) => getMember(table.columns[name], 'required') === true && !byServer.includes(name),
  )
  const missing = needed
    .filter((name) => isMissing(row[name]))
    .map((name): Diagnostic => {
      const message = `every record of \`${table.name}\` has a value in \`${name}\`; give one here`
      return { path: Object.hasOwn(row, name) ? childPointer(path, name) : path, code: 'missing-property', message }
    })
  return [...found, ...missing]
}

/** Words with which the names of the server's own tables begin, some of which take rows. */
const ofServer = /^sys_/

/** Rows whose file is named after no table. */
function checkFile(workspace: Workspace, entry: Entry, name: string): Diagnostic | undefined {
  if (entry.folder === undefined || ofServer.test(name)) return undefined
  const names = [...namesOf(workspace, 'table', 'table'), ...namesOf(workspace, 'form', 'table')]
  if (names.includes(name) || hasUnreadable(workspace, 'table') || hasUnreadable(workspace, 'form')) return undefined
  const message = `the file is named after no table: no pack has \`${name}\`${suggestWord(name, names)}`
  return { path: '', code: 'unknown-table', message }
}

/** The columns of the tables of packs and of those that are made for their online forms, by the names of the tables. */
const columnsByTable = (workspace: Workspace): ReadonlyMap<string, unknown> =>
  new Map([
    ...entriesOf(workspace, 'form')
      .filter(isSound)
      .map(contentOf)
      .map((form) => [getText(form, 'table') ?? '', columnsOfForm(form)] as const),
    ...entriesOf(workspace, 'table')
      .map(contentOf)
      .map((table) => [getText(table, 'table') ?? '', getMember(table, 'columns')] as const),
  ])

/** Whether a document was read without an issue, so that all of its fields are known. */
const isSound = ({ read }: Entry): boolean => read.isReadable && read.checked.diagnostics.length === 0

/** Sample rows can be stored: their columns exist, and their values are such as the columns take. */
export const checkRows: Check = (workspace, report) => {
  const tables = columnsByTable(workspace)
  const dictionaries = dictionariesOf(workspace)
  for (const entry of entriesOf(workspace, 'rows')) {
    const name = nameOf(entry)
    const columns = tables.get(name)
    const rows = contentOf(entry)
    const misnamed = checkFile(workspace, entry, name)
    if (misnamed !== undefined) report(entry, misnamed)
    if (entry.isBeside || !isObject(columns) || !Array.isArray(rows)) continue
    const table: Table = { name, columns, dictionaries }
    for (const [index, row] of rows.entries())
      if (isObject(row))
        for (const diagnostic of checkRow(table, row, childPointer('', index))) report(entry, diagnostic)
  }
}
