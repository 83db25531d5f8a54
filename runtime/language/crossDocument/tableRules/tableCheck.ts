import type { Diagnostic } from '../../diagnostic.ts'
import { getMember, getObject, getText, type JsonObject } from '../../json.ts'
import { contentOf, type Entry, entriesOf, type Workspace } from '../workspace.ts'

/** A table of a pack among the other documents. */
export interface CheckedTable {
  readonly workspace: Workspace
  readonly entry: Entry
  readonly table: unknown
}

/** Finds what in the document of a table does not fit together. */
export type TableCheck = (checked: CheckedTable) => readonly Diagnostic[]

/** What a document declares of a column; nothing for one that every table has. */
export const columnOf = (table: unknown, name: string | undefined): JsonObject =>
  getObject(getMember(table, 'columns'), name ?? '')

/** The document of another table; undefined where no pack that is known has it. */
export function findTable({ workspace }: CheckedTable, name: string | undefined): unknown {
  const found = entriesOf(workspace, 'table').find((entry) => getText(contentOf(entry), 'table') === name)
  return found?.read.isReadable === true ? contentOf(found) : undefined
}
