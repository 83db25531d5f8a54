import { createError, createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { insertRows, updateRows } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { lockRow } from '../../http/resource/select.ts'
import { keepVersion } from '../../http/resource/versions.ts'
import { withTransaction } from '../../http/transaction.ts'
import { readColumns } from '../../online/sql/runQuery.ts'
import { type GivenItem, type GivenParam, parseItems, parseParams, refuseTwice } from './parseParts.ts'
import { readParts } from './parts.ts'
import { heads, sqlCode, versionModel } from './resource.ts'
import { reportWords } from './words.ts'

/** What a request says of a report: the head, and the parts that it changes or removes (wire contract 1.15). */
export interface SaveRequest {
  readonly head: Values
  readonly items: unknown
  readonly params: unknown
  readonly deleteItemIds: readonly string[]
  readonly deleteParamIds: readonly string[]
}

/** Reads `{head, params, items, deleteParamIds, deleteItemIds}`; a head may also be the body itself. */
export function parseSave(body: Values): SaveRequest {
  const head = body.head ?? body
  if (typeof head !== 'object' || Array.isArray(head)) throw createError('requestInvalid', { detail: 'head' })
  return {
    head: head as Values,
    items: body.items,
    params: body.params,
    deleteItemIds: idsOf(body.deleteItemIds),
    deleteParamIds: idsOf(body.deleteParamIds),
  }
}

function idsOf(given: unknown): readonly string[] {
  const list = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []
  return list.flatMap((id: unknown) => (typeof id === 'string' && id.trim() !== '' ? [id.trim()] : []))
}

/** Adds a report with its columns and parameters; its query was read by the database before. */
export async function addReport(call: SignedInCall, request: SaveRequest): Promise<Values> {
  if (!(await call.access()).has(sqlCode)) throw createFailure(reportWords.sqlNeeded, { code: 510 })
  const [items, params] = [await parseItems(call, request.items), parseParams(request.params)]
  await checkQuery(call, request.head)
  return withTransaction(call, async (inner) => {
    const { id } = await heads.add(inner, request.head)
    const headId = String(id)
    await saveParts(inner, headId, items, params)
    await keepVersion(versionModel, inner, await readWhole(inner, headId))
    return { ...(await heads.get(inner, headId)), ...(await readParts(inner.db, headId)) }
  })
}

/** Changes a report and its parts; parts that the request does not name stay as they are. */
export async function editReport(call: SignedInCall, request: SaveRequest): Promise<Values> {
  const { head, deleteItemIds, deleteParamIds } = request
  const [items, params] = [await parseItems(call, request.items), parseParams(request.params)]
  const id = String(head.id ?? '')
  const stored = await heads.get(call, id)
  if ((await call.access()).has(sqlCode) && (head.cgrSql !== undefined || head.dbSource !== undefined))
    await checkQuery(call, { ...stored, ...head })
  return withTransaction(call, async (inner) => {
    const { db } = inner
    await lockRow(heads.model, inner, id)
    const before = await readWhole(inner, id)
    await heads.edit(inner, { ...head, id })
    if (deleteItemIds.length > 0)
      await db.deleteFrom('onlCgreportItem').where('cgrheadId', '=', id).where('id', 'in', deleteItemIds).execute()
    if (deleteParamIds.length > 0)
      await db.deleteFrom('onlCgreportParam').where('cgrheadId', '=', id).where('id', 'in', deleteParamIds).execute()
    await saveParts(inner, id, items, params)
    await keepVersion(versionModel, inner, await readWhole(inner, id), before)
    return { ...(await heads.get(inner, id)), ...(await readParts(db, id)) }
  })
}

/** A query that the database would refuse is not kept. */
async function checkQuery(call: SignedInCall, { cgrSql, dbSource }: Values): Promise<void> {
  if (typeof cgrSql !== 'string') return
  await readColumns(call, { sql: cgrSql, dataSource: typeof dbSource === 'string' ? dbSource : null })
}

async function readWhole({ db }: SignedInCall, id: string): Promise<Values> {
  const head = await db.selectFrom('onlCgreportHead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...head, ...(await readParts(db, id)) }
}

async function saveParts(
  { db, user }: SignedInCall,
  cgrheadId: string,
  items: readonly GivenItem[],
  params: readonly GivenParam[],
): Promise<void> {
  const stored = await readParts(db, cgrheadId)
  const [itemIds, paramIds] = [stored.items, stored.params].map((list) => new Set(list.map(({ id }) => id)))
  requireOwn(items, itemIds)
  requireOwn(params, paramIds)
  const kept = <T extends { readonly id: string }>(
    list: readonly T[],
    given: readonly { readonly id: string | undefined }[],
  ) => list.filter(({ id }) => !given.some((each) => each.id === id))
  refuseTwice(
    [...kept(stored.items, items), ...items].map(({ fieldName }) => fieldName),
    'itemTwice',
  )
  refuseTwice(
    [...kept(stored.params, params), ...params].map(({ paramName }) => paramName),
    'paramTwice',
  )
  const stamps = { updateBy: user.username }
  // Two that exchange their names are both away from the old ones first.
  for (const { id } of items.filter((item) => item.id !== undefined))
    await updateRows(db, 'onlCgreportItem', { id: id ?? '' }, { fieldName: `~${id}` })
  for (const { id } of params.filter((param) => param.id !== undefined))
    await updateRows(db, 'onlCgreportParam', { id: id ?? '' }, { paramName: `~${id}` })
  for (const { id, ...values } of items)
    if (id === undefined)
      await insertRows(db, 'onlCgreportItem', { id: createId(), cgrheadId, ...values, createBy: user.username })
    else await updateRows(db, 'onlCgreportItem', { id }, { ...values, ...stamps })
  for (const { id, ...values } of params)
    if (id === undefined)
      await insertRows(db, 'onlCgreportParam', { id: createId(), cgrheadId, ...values, createBy: user.username })
    else await updateRows(db, 'onlCgreportParam', { id }, { ...values, ...stamps })
}

function requireOwn(given: readonly { readonly id: string | undefined }[], own: ReadonlySet<string> | undefined): void {
  if (given.some(({ id }) => id !== undefined && own?.has(id) !== true)) throw createError('recordNotFound')
}
