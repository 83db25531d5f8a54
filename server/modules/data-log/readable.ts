import type { RecordQuery } from '../../db/dynamic.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { findAccessibleTable, type RecordLabels, type SignedInCall, selectWithDeleted } from '../../http/index.ts'
import { narrowToTenant, type Values } from '../../http/resource/index.ts'

/** The versions that a call may hear of: those of the records of its tenant. */
export function selectVersions(call: SignedInCall): Promise<RecordQuery> {
  return narrowToTenant(toDynamic(call.db).selectFrom('sysDataLog'), { field: 'tenantId' }, call)
}

/** What the resource of a table says of its records; undefined for a table that no resource serves any more. */
export async function findRecordLabels(call: SignedInCall, table: unknown): Promise<RecordLabels | undefined> {
  return typeof table === 'string' ? (await findAccessibleTable(call, table))?.records : undefined
}

/**
 * The ids among some versions that the person may read: administrators may read all, everybody else those of the records
 * that they see in lists. What was deleted, and tables without a resource, are for administrators alone.
 */
export async function findReadable(call: SignedInCall, versions: readonly Values[]): Promise<ReadonlySet<unknown>> {
  const { isAdmin, has } = await call.access(call.db)
  if (isAdmin) return new Set(versions.map(({ id }) => id))
  const byTable = Map.groupBy(versions, ({ dataTable }) => String(dataTable))
  const found = await Promise.all(
    [...byTable].map(async ([name, rows]) => {
      const table = await findAccessibleTable(call, name)
      if (table?.narrow === undefined || !table.records?.codes.some(has)) return []
      const ids = [...new Set(rows.map(({ dataId }) => String(dataId)))]
      const visible = await table.narrow(selectWithDeleted(call.db, table), call)
      const seen = await visible.select('id').where('id', 'in', ids).execute()
      const known = new Set(seen.map(({ id }) => String(id)))
      return rows.flatMap(({ id, dataId }) => (known.has(String(dataId)) ? [id] : []))
    }),
  )
  return new Set(found.flat())
}
