import { createError, createFailure, fillText, isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { type SignedInCall, withTransaction } from '../../http/index.ts'
import {
  keepVersion,
  lockRow,
  type PartTable,
  requireUnchanged,
  type Values,
  withConflicts,
  writeParts,
} from '../../http/resource/index.ts'
import { makeCode } from '../../online/makeCode.ts'
import { findRevealed } from '../../online/operations/findRevealed.ts'
import { atField } from '../../online/sql/atField.ts'
import { readColumns } from '../../online/sql/runQuery.ts'
import { nodes } from '../permission/nodes.ts'
import { renameOperations } from '../permission/operations.ts'
import { checkChart } from './chart.ts'
import { reportMessages } from './messages.ts'
import { isBound } from './parameters.ts'
import { type GivenItem, type GivenParam, parseItems, parseParams, refuseTwice } from './parseParts.ts'
import { type ReportHead, type ReportParts, readParts } from './parts.ts'
import { heads, sqlCode, versionModel } from './resource.ts'

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
  if (!isObject(head)) throw createError('requestInvalid', { detail: 'head' })
  return {
    head,
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

/** Does a write in the transaction of a call that it gets, with what else belongs to it. */
type Write = (inner: SignedInCall, write: () => Promise<Values>) => Promise<Values>

/** Adds a report with its columns and parameters; its query was read by the database before, outside of the transaction. */
export async function addReport(
  call: SignedInCall,
  request: SaveRequest,
  keep: Write = (_inner, write) => write(),
): Promise<Values> {
  if (!(await call.access()).has(sqlCode)) throw createFailure(reportMessages.sqlNeeded, { code: 510 })
  const [items, params] = [await parseItems(call, request.items), parseParams(request.params)]
  await checkQuery(call, request.head)
  return withTransaction(call, (inner) =>
    keep(inner, async () => {
      const { id } = await heads.add(inner, await withCode(inner, request.head))
      const headId = String(id)
      await saveParts(inner, headId, items, params)
      const whole = await readWhole(inner, headId)
      checkChart(inner, whole, whole.items)
      await keepVersion(versionModel, inner, { ...whole })
      return { ...(await heads.get(inner, headId)), ...(await readParts(inner.db, headId)) }
    }),
  )
}

/** A report without a code has one that is made of its name; two that are added at once make theirs in turn. */
async function withCode({ db }: SignedInCall, head: Values): Promise<Values> {
  if (!isBlank(head.code)) return head
  await lockUntilCommit(db, 'codes of online reports')
  return {
    ...head,
    code: await makeCode(db, String(head.name ?? ''), { table: 'onlCgreportHead', otherwise: 'report' }),
  }
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === ''

/**
 * Changes a report and its parts; parts that the request does not name stay as they are. `body` says which version of the
 * report its writer has read: every write of a report is one of its head too.
 */
export function editReport(call: SignedInCall, request: SaveRequest, body: unknown): Promise<Values> {
  const read = async () => {
    const id = String(request.head.id ?? '')
    return { ...(await heads.get(call, id)), ...(await readParts(call.db, id)) }
  }
  return withConflicts(heads.model, call, { body, read }, () => editUnchanged(call, request, body))
}

async function editUnchanged(call: SignedInCall, request: SaveRequest, body: unknown): Promise<Values> {
  const { deleteItemIds, deleteParamIds } = request
  // A code that was emptied stays as it was.
  const { code: given, ...rest } = request.head
  const head = isBlank(given) ? rest : request.head
  const [items, params] = [await parseItems(call, request.items), parseParams(request.params)]
  const id = String(head.id ?? '')
  const stored = await heads.get(call, id)
  if ((await call.access()).has(sqlCode) && (head.cgrSql !== undefined || head.dbSource !== undefined))
    await checkQuery(call, { ...stored, ...head })
  return withTransaction(call, async (inner) => {
    const { db } = inner
    const row = await lockRow(heads.model, inner, id)
    await requireUnchanged(heads.model, inner, row, (body ?? {}) as Values)
    const before = await readWhole(inner, id)
    const { code } = await heads.edit(inner, { ...head, id })
    await renameOperations(nodes, inner, { from: `report:${before.code}`, to: `report:${code}` })
    await writeParts(inner, itemTable, id, { removed: deleteItemIds, changed: [], added: [] })
    await writeParts(inner, paramTable, id, { removed: deleteParamIds, changed: [], added: [] })
    await saveParts(inner, id, items, params)
    await refuseRevealed(inner, before, await readParts(db, id))
    const whole = await readWhole(inner, id)
    checkChart(inner, whole, whole.items)
    await keepVersion(versionModel, inner, { ...whole }, { ...before })
    return { ...(await heads.get(inner, id)), ...(await readParts(db, id)) }
  })
}

/** A query that the database would refuse is not kept. */
async function checkQuery(call: SignedInCall, { cgrSql, dbSource }: Values): Promise<void> {
  if (typeof cgrSql !== 'string') return
  const dataSource = typeof dbSource === 'string' ? dbSource : null
  await atField(call, 'cgrSql', () => readColumns(call, { sql: cgrSql, dataSource }))
}

/** Who does not write the query of a report shows nothing more of it than the report shows already. */
async function refuseRevealed(call: SignedInCall, before: ReportParts, after: ReportParts): Promise<void> {
  if ((await call.access(call.db)).has(sqlCode)) return
  const columnsOf = ({ items }: ReportParts) => items.map(({ fieldName }) => fieldName)
  const freed = before.params.find(
    (param) =>
      isBound(param) &&
      !after.params.some((each) => each.paramName === param.paramName && each.paramValue === param.paramValue),
  )
  if (freed !== undefined) throw refuse(call, 'params', reportMessages.boundParamNeedsSql, { param: freed.paramName })
  const revealed = findRevealed(columnsOf(before), columnsOf(after))
  if (revealed === undefined) return
  if (revealed === 'all') throw refuse(call, 'items', reportMessages.noColumnNeedsSql)
  throw refuse(call, 'items', reportMessages.columnNeedsSql, revealed)
}

const refuse = (
  { language }: SignedInCall,
  place: 'items' | 'params',
  message: LanguageTexts,
  details: Readonly<Record<string, string>> = {},
) => createFailure(message, { code: 510, details, result: { [place]: fillText(message[language], details) } })

async function readWhole({ db }: SignedInCall, id: string): Promise<ReportHead & ReportParts> {
  const head = await db.selectFrom('onlCgreportHead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...head, ...(await readParts(db, id)) }
}

const itemTable = { table: 'onlCgreportItem', owner: 'cgrheadId', name: 'fieldName' } as const
const paramTable = { table: 'onlCgreportParam', owner: 'cgrheadId', name: 'paramName' } as const

/** Parts that the request does not name stay as they are. */
async function saveParts(
  call: SignedInCall,
  headId: string,
  items: readonly GivenItem[],
  params: readonly GivenParam[],
): Promise<void> {
  const stored = await readParts(call.db, headId)
  await savePart(call, itemTable, headId, stored.items, items, ({ fieldName }) => fieldName, 'itemTwice')
  await savePart(call, paramTable, headId, stored.params, params, ({ paramName }) => paramName, 'paramTwice')
}

async function savePart<Given extends { readonly id: string | undefined }>(
  call: SignedInCall,
  part: PartTable,
  headId: string,
  stored: readonly (Omit<Given, 'id'> & { readonly id: string })[],
  sent: readonly Given[],
  nameOf: (each: Omit<Given, 'id'>) => string,
  twice: 'itemTwice' | 'paramTwice',
): Promise<void> {
  // Clients make up ids for the rows that they add, which are short, such as row_23 (wire contract 7.12).
  const isMadeUp = (id = '') => (id.length < 16 || id.endsWith('_pk')) && !stored.some((each) => each.id === id)
  const given = sent.map((each) => (isMadeUp(each.id) ? { ...each, id: undefined } : each))
  const changed = given.flatMap(({ id, ...values }) => (id === undefined ? [] : [{ id, values }]))
  if (changed.some(({ id }) => !stored.some((each) => each.id === id))) throw createError('recordNotFound')
  const kept = stored.filter(({ id }) => !changed.some((each) => each.id === id))
  refuseTwice([...kept, ...given].map(nameOf), twice)
  const added = given.flatMap(({ id, ...values }) => (id === undefined ? [values] : []))
  await writeParts(call, part, headId, { removed: [], changed, added })
}
