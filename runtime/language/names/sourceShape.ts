import { columnsOfTable, toCamel } from '../crossDocument/tableColumns.ts'
import { contentOf, entriesOf, type Workspace } from '../crossDocument/workspace.ts'
import { getList, getMember, getText, isObject } from '../json.ts'
import type { DocumentType } from '../schema/index.ts'
import type { Shape } from './shape.ts'

/** What every record of an online form has beside the fields of its document (wire contract 1.13). */
export const formColumns: readonly string[] = [
  ...['id', 'create_by', 'create_time', 'update_by', 'update_time', 'sys_org_code', 'pid', 'has_child', 'bpm_status'],
]

const complete = (names: Iterable<string>): Shape => ({
  members: new Map([...names].map((name) => [name, undefined])),
  isComplete: true,
})

const findDocument = (workspace: Workspace, form: DocumentType, property: string, name: string | undefined) => {
  if (name === undefined) return undefined
  const entry = entriesOf(workspace, form).find((candidate) => getText(contentOf(candidate), property) === name)
  return entry?.read.isReadable ? contentOf(entry) : undefined
}

const namesIn = (document: unknown, list: string): readonly string[] =>
  getList(document, list).flatMap((item) => getText(item, 'name') ?? [])

/** The records of a pack's own table. */
function shapeOfTable(workspace: Workspace, path: string | undefined): Shape | undefined {
  const table = findDocument(workspace, 'table', 'path', path)
  return isObject(getMember(table, 'columns')) ? complete(columnsOfTable(table).map(toCamel)) : undefined
}

/** The records that a document itself holds: they have what any of them has. */
function shapeOfRows(rows: readonly unknown[]): Shape | undefined {
  const names = rows.flatMap((row) => (isObject(row) ? Object.keys(row) : []))
  return names.length === 0 ? undefined : complete(names)
}

/**
 * What is known of the records of a source: those of a pack's table, of an online form or report of a pack, and those
 * that stand in the document. Nothing is known of those of another server.
 */
export function shapeOfSource(workspace: Workspace, source: unknown): Shape | undefined {
  if (Array.isArray(getMember(source, 'data'))) return shapeOfRows(getList(source, 'data'))
  const url = getText(source, 'url')
  if (url !== undefined) return shapeOfTable(workspace, /^(.*)\/list$/.exec(url)?.[1])
  const form = findDocument(workspace, 'form', 'table', getText(source, 'onlineForm'))
  if (form !== undefined) return complete([...namesIn(form, 'fields'), ...formColumns])
  const report = findDocument(workspace, 'report', 'code', getText(source, 'onlineReport'))
  if (report !== undefined) return complete(namesIn(report, 'columns'))
  return getMember(source, 'list') !== undefined ? undefined : shapeOfTable(workspace, getText(source, 'rest'))
}
