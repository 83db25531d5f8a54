import { sql } from 'kysely'
import { type AppError, createFailure } from '../../../../runtime/language/index.ts'
import { camelCaseName, snakeCaseName } from '../../../db/names.ts'
import type { ClearedRows, TableRows } from '../../../db/tables/removed.ts'
import type { SignedInCall } from '../../call.ts'
import { logOperation } from '../../operationLog.ts'
import { noTenant } from '../../tenant.ts'
import { texts } from '../../texts.ts'
import { withTransaction } from '../../transaction.ts'
import type { ResourceModel, Values } from '../declaration.ts'
import { requireInside } from '../narrow.ts'
import { requireOwner } from '../owner.ts'
import { toRecordSentence } from '../recordSentences.ts'
import { lockWrites } from '../select.ts'
import { checkPlaces, refreshAbove } from '../tree.ts'
import { requireFree } from '../unique.ts'
import { keepAdded } from '../versions.ts'
import { lockWhich } from '../withVersions.ts'
import { insertRows } from './cascades.ts'
import { bringBack } from './clearedReferences.ts'
import { keptHours } from './keepRemoved.ts'

const gone = texts('该删除操作已无法撤销', 'This deletion can no longer be undone.', '該刪除操作已無法復原')

/** That what was deleted cannot be put back any more, or not by this caller. */
export const restoreGone = (): AppError => createFailure(gone)

/**
 * Puts back what the caller deleted, as it was, with all that had gone with it and with what referred to it: nothing comes back to a unique value
 * that is taken, to a place that is gone, or to where the caller would not see it. What was put back is kept no longer.
 */
export function takeBack(model: ResourceModel, call: SignedInCall, id: string): Promise<number> {
  return withTransaction(call, async (inner) => {
    await lockWrites(model, inner.db)
    const taken = await takeKept(inner, model.path, id)
    const kept = taken.filter((part) => !isCleared(part))
    const own = kept.filter(({ table }) => table === snakeCaseName(model.table)).flatMap(({ rows }) => rows)
    const records = own.map(toValues)
    await requireFree(model, records, inner)
    const inside = new Set(records.map((record) => String(record.id)))
    for (const record of records) {
      await requireOwner(model, inner, record, undefined)
      if (model.tree && !inside.has(String(record[model.tree.parent])))
        await checkPlaces(model, inner, { parsed: record, values: record }, undefined)
    }
    for (const rows of kept) await insertRows(inner.db, rows)
    for (const part of taken.filter(isCleared)) await bringBack(inner.db, part)
    const ids = [...inside]
    const rows = await lockWhich(model, inner, ids)
    await keepAdded(model, inner, rows)
    await refreshAbove(inner.db, model, rows)
    for (const each of ids) await requireInside(model, inner, each)
    const content = toRecordSentence('restored', model)
    await logOperation(inner, { type: 'edit', content, values: { ids } })
    return ids.length
  })
}

/** What a deletion of the caller's removed, taken out of the table of these. */
export async function takeKept(
  call: SignedInCall,
  path: string,
  id: string,
): Promise<readonly (TableRows | ClearedRows)[]> {
  const removed = await call.db
    .deleteFrom('sysRemoved')
    .where('id', '=', id)
    .where('path', '=', path)
    .where('createBy', '=', call.user.username)
    .where('tenantId', '=', call.tenantId ?? noTenant)
    .where(sql<boolean>`create_time > now() - make_interval(hours => ${keptHours})`)
    .returning('rows')
    .executeTakeFirst()
  if (removed === undefined) throw restoreGone()
  return removed.rows
}

const isCleared = (part: TableRows | ClearedRows): part is ClearedRows => 'cleared' in part

const toValues = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCaseName(column), value]))
