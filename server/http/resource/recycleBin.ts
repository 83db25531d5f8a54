import { createError } from '../../../runtime/language/index.ts'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { code, type UserAccess } from '../access.ts'
import type { SignedInCall } from '../call.ts'
import type { RecordPage } from '../envelope.ts'
import { logOperation } from '../operationLog.ts'
import { withTransaction } from '../transaction.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { listRecords } from './list.ts'
import { narrowRecords, seesBin, toBinCode } from './narrow.ts'
import { keepParts } from './parts.ts'
import { toRecordSentence } from './recordSentences.ts'
import { toEditStamps } from './stamps.ts'
import { requireFree } from './unique.ts'
import { changeRecords, withVersions } from './withVersions.ts'

const deletedField = (model: ResourceModel): string => {
  if (model.deletedField === undefined) throw new Error(`The resource ${model.path} has no field for deleted records.`)
  return model.deletedField
}

const selectBin = (model: ResourceModel, { db }: Pick<SignedInCall, 'db'>): RecordQuery =>
  toDynamic(db, model).selectFrom(model.table).where(deletedField(model), '=', 1)

/** Who sees the bin of a resource. */
export const toBinAccess = ({ access }: Pick<ResourceModel, 'access'>): Extract<UserAccess, { kind: 'code' }> =>
  code(toBinCode(access))

/**
 * Leaves of a query over the table of a resource the records that a person sees in lists or in the bin. What lies in the
 * bin is for who sees the bin; for everybody else it is as if it were not there.
 */
export async function narrowWithBin(model: ResourceModel, query: RecordQuery, viewer: Viewer): Promise<RecordQuery> {
  return narrowRecords(model, (await seesBin(model, viewer)) ? query : query.where(deletedField(model), '=', 0), viewer)
}

/** Lists what lies in the bin. The wire answers with all records as an array; who asks for a page gets a page. */
export async function listBin(
  model: ResourceModel,
  call: SignedInCall,
): Promise<RecordPage<Values> | readonly Values[]> {
  const from = selectBin(model, call)
  const query = call.query as Values
  if (query.pageNo !== undefined) return listRecords(model, call, { from })
  const parameters = { ...query, pageNo: '1', pageSize: '1000' }
  return (await listRecords(model, call, { from, parameters })).records
}

/** Takes records out of the bin, unless what is unique about them is in use again. */
export function restoreRecords(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
  logged?: Values,
): Promise<void> {
  return withTransaction(call, async (inner) => {
    const rows = await lockBin(model, inner, ids)
    const found = rows.map(({ id }) => String(id))
    await requireFree(model, rows, inner)
    await changeRecords(model, inner, found, { [deletedField(model)]: 0, ...toEditStamps(model, call.user) })
    await logOperation(inner, {
      type: 'edit',
      content: toRecordSentence('restored', model),
      values: logged ?? { ids: found },
    })
  })
}

/** Removes records for good with their parts, out of the bin only. */
export function eraseRecords(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
  logged?: Values,
): Promise<void> {
  return withTransaction(call, async (inner) => {
    const found = (await lockBin(model, inner, ids)).map(({ id }) => String(id))
    await withVersions(model, inner, found, async () => {
      await keepParts(model, inner, found)
      await toDynamic(inner.db, model).deleteFrom(model.table).where('id', 'in', found).execute()
    })
    await logOperation(inner, {
      type: 'delete',
      content: toRecordSentence('erased', model),
      values: logged ?? { ids: found },
    })
  })
}

/** The records among some ids that lie in the bin and that the caller sees, held against other writers. */
async function lockBin(model: ResourceModel, call: SignedInCall, ids: readonly string[]): Promise<readonly Values[]> {
  const seen = await narrowRecords(model, selectBin(model, call), call)
  const rows = ids.length === 0 ? [] : await seen.selectAll().where('id', 'in', ids).forUpdate().execute()
  if (rows.length === 0) throw createError('recordNotFound')
  await model.recycleBin?.check?.(
    call,
    rows.map(({ id }) => String(id)),
  )
  return rows
}
