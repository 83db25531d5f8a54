import { AppError, isObject } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import {
  findAccessibleTable,
  type RecordLabels,
  type SignedInCall,
  selectWithDeleted,
  texts,
} from '../../http/index.ts'
import { type ResourceModel, selectVisible, toModel, type Values } from '../../http/resource/index.ts'

/**
 * Versions as records, for the rules at their node; the server alone writes them. The content is no field: a question
 * would tell who may not read it what is there.
 */
export const versionRecords: ResourceModel = toModel({
  path: '/sys/dataLog',
  table: 'sysDataLog',
  title: texts('数据日志', 'Versions', '資料日誌'),
  access: 'dataLog',
  hasAuthors: false,
  tenant: { field: 'tenantId' },
  fields: {
    dataTable: { type: 'text' },
    dataId: { type: 'text' },
    dataVersion: { type: 'integer' },
    type: { type: 'text' },
    createName: { type: 'text' },
    createBy: { type: 'text' },
    createTime: { type: 'datetime' },
  },
})

/** The versions that a call may hear of: those of the records of its tenant that rules on versions leave. */
export function selectVersions(call: SignedInCall): Promise<RecordQuery> {
  return selectVisible(versionRecords, call)
}

/** What the resource of a table says of its records; undefined for a table that no resource serves any more. */
export async function findRecordLabels(call: SignedInCall, table: unknown): Promise<RecordLabels | undefined> {
  return typeof table === 'string' ? (await findAccessibleTable(call, table))?.records : undefined
}

/**
 * What the person may read of some versions, by their ids: administrators all of it, everybody else those of the records
 * that they see in lists, with the fields that they read there. What was deleted, and tables without a resource, are for
 * administrators alone.
 */
export async function readContents(
  call: SignedInCall,
  versions: readonly Values[],
): Promise<ReadonlyMap<unknown, Values>> {
  const { isAdmin } = await call.access(call.db)
  if (isAdmin) return new Map(versions.map((version) => [version.id, toContent(version)]))
  const byTable = Map.groupBy(versions, ({ dataTable }) => String(dataTable))
  const found = await Promise.all(
    [...byTable].map(async ([name, rows]) => {
      const readable = await readRecords(call, name, [...new Set(rows.map(({ dataId }) => String(dataId)))])
      const seen = rows.filter(({ dataId }) => readable?.ids.has(String(dataId)))
      const contents = seen.map((row) => pick(toContent(row), readable?.fields))
      const narrowed = (await readable?.narrowValues?.(contents)) ?? contents
      return seen.map((row, index) => [row.id, narrowed[index] ?? {}] as const)
    }),
  )
  return new Map(found.flat())
}

/** The records among some of a table that the person sees, and the fields that they read; undefined for who may not read the table. */
async function readRecords(call: SignedInCall, name: string, ids: readonly string[]) {
  const table = await findAccessibleTable(call, name)
  const open = table === undefined ? undefined : await table.open?.(call)
  if (table === undefined || open === undefined) return undefined
  const visible = await narrowOrNone(() => open.narrow(selectWithDeleted(call.db, table)))
  const rows = visible === undefined ? [] : await visible.select('id').where('id', 'in', ids).execute()
  const found = new Set(rows.map(({ id }) => String(id)))
  return { ids: found, fields: new Set(open.readable), narrowValues: open.narrowValues }
}

/** Records that cannot be read at the moment, such as those whose main table is being changed, keep no others from being read. */
async function narrowOrNone(narrow: () => Promise<RecordQuery>): Promise<RecordQuery | undefined> {
  try {
    return await narrow()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function toContent({ dataContent }: Values): Values {
  return isObject(dataContent) ? dataContent : {}
}

const pick = (content: Values, fields: ReadonlySet<string> | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => fields?.has(name)))
