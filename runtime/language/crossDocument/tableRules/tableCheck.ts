import type { Diagnostic } from '../../diagnostic.ts'
import { getMember, getObject, getText, type JsonObject } from '../../json.ts'
import { contentOf, type Entry, entriesOf, type Workspace } from '../workspace.ts'
import { toFormTable } from './formTable.ts'

/** A table among the other documents: of a pack, or that of an online form. */
export interface CheckedTable {
  readonly workspace: Workspace
  /** Its document; places are counted from where the table is written in it. */
  readonly entry: Entry
  readonly table: unknown
  /** Whether it is that of an online form, which may name other forms as well as tables of packs. */
  readonly isForm: boolean
  /** How records and formulas call a column. */
  readonly fieldOf: (column: string) => string
}

/** Finds what in the document of a table does not fit together. */
export type TableCheck = (checked: CheckedTable) => readonly Diagnostic[]

/** What a document declares of a column; nothing for one that every table has. */
export const columnOf = (table: unknown, name: string | undefined): JsonObject =>
  getObject(getMember(table, 'columns'), name ?? '')

/** The tables that one may name, by their names. */
export function tablesBeside({ workspace, isForm }: CheckedTable): ReadonlyMap<string, unknown> {
  const readable = (form: 'table' | 'form') =>
    entriesOf(workspace, form).flatMap((entry) => (entry.read.isReadable ? [contentOf(entry)] : []))
  const all = [...readable('table'), ...(isForm ? readable('form').map(toFormTable) : [])]
  return new Map(all.map((table) => [getText(table, 'table') ?? '', table]))
}

/** The document of another table; undefined where none that is known has it. */
export const findTable = (checked: CheckedTable, name: string | undefined): unknown =>
  tablesBeside(checked).get(name ?? '')
