import { sql } from 'kysely'
import { readLists, rowsOf } from '../db/rowLists.ts'
import type { Connection } from '../db/schema.ts'
import { splitCodes } from '../http/access.ts'
import type { Subjects } from '../http/act.ts'
import { readExtend } from '../online/form/readExtend.ts'
import { findOperated } from '../online/operations/operationCodes.ts'
import { type FormRights, listForms, toFormRights } from './forms.ts'
import { toButtonKey, toFormKey, toOperationKey } from './reach.ts'
import { listReports, type ReportRights, toReportRights } from './reports.ts'

/** What opens the forms and reports that an act is about, as things stand now. */
export interface Openings {
  /** How the keys begin of what is opened, as holdings have them. */
  readonly keys: readonly string[]
  /** The nodes that open it: by their address, or by their codes. */
  readonly nodes: readonly string[]
  /** The tenants that the forms and reports belong to. */
  readonly tenants: readonly number[]
  /** The forms, with their main tables: what is granted at those narrows them as well. */
  readonly forms: readonly string[]
}

const nothing: Openings = { keys: [], nodes: [], tenants: [], forms: [] }

/**
 * Finds what opens forms and reports: addresses of nodes, and codes. With a form go its views and its sub tables, and with
 * a template the graph reports that it shows.
 */
export async function findOpenings(db: Connection, subjects: Subjects): Promise<Openings> {
  const { forms = [], reports = [], graphs = [], templets = [] } = subjects
  if (forms.length + reports.length + graphs.length + templets.length === 0) return nothing
  const read = await readLists(db, {
    ...listForms(),
    ...listReports(),
    nodes: rowsOf('sysPermission', ['id', 'url', 'perms'], sql`del_flag = 0`),
  })
  const opened = findForms(toFormRights(read), forms)
  const shown = new Set(
    read.templetItems.flatMap(({ graphreportTempletId, graphreportCode }) =>
      templets.includes(graphreportTempletId) ? [graphreportCode] : [],
    ),
  )
  const keys = new Set([
    ...reports.map((id) => `report:${id}`),
    ...[...graphs, ...read.graphs.flatMap(({ id, code }) => (shown.has(code) ? [id] : []))].map((id) => `graph:${id}`),
    ...templets.map((id) => `templet:${id}`),
  ])
  const rights = toReportRights(read).filter(({ key }) => keys.has(key))
  const codes = new Set([...opened.flatMap(toListAccess), ...rights.flatMap((report) => report.codes)])
  const tables = new Set(opened.flatMap(({ tableName, mains }) => [tableName, ...mains.map((main) => main.tableName)]))
  const addresses = new Set([...opened, ...rights].flatMap((each: FormRights | ReportRights) => each.addresses))
  const operated = new Set([
    ...[...tables].map((name) => `onl:${name}`),
    ...rights.flatMap((report) => report.operated),
  ])
  const opensBy = (code: string) => codes.has(code) || operated.has(findOperated(code) ?? '')
  return {
    // Records, what buttons do with them, and the operations by their names.
    keys: [
      ...opened.flatMap((form) => [toFormKey(form, ''), toButtonKey(form, '')]),
      ...[...keys].map((key) => `${key}:`),
      ...[...operated].map((name) => `${toOperationKey(name)}:`),
    ],
    nodes: read.nodes.flatMap(({ id, url, perms }) =>
      addresses.has(url ?? '') || splitCodes(perms).some(opensBy) ? [id] : [],
    ),
    tenants: [...opened, ...rights].map(({ tenantId }) => tenantId),
    forms: [...new Set(opened.flatMap(({ id, mains }) => [id, ...mains.map((main) => main.id)]))],
  }
}

function findForms(all: readonly FormRights[], ids: readonly string[]): readonly FormRights[] {
  const named = all.filter(({ id, physicId }) => ids.includes(id) || ids.includes(physicId ?? ''))
  const names = new Set(named.map(({ tableName }) => tableName))
  return all.filter((form) => named.includes(form) || form.mains.some(({ tableName }) => names.has(tableName)))
}

function toListAccess({ extConfigJson }: FormRights): readonly string[] {
  const { listAccess } = readExtend(extConfigJson)
  return typeof listAccess === 'string' ? [listAccess] : []
}
