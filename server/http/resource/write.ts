import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import { logOperation } from '../operationLog.ts'
import { withTransaction } from '../transaction.ts'
import { refuseClosedFields } from './closedFields.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { toKey } from './key.ts'
import { requireInside } from './narrow.ts'
import { narrowValues } from './narrowedFields.ts'
import { toColumns, toNewRow } from './newRow.ts'
import { toOpenModel } from './openFields.ts'
import { requireOwner } from './owner.ts'
import { presentRows } from './present.ts'
import { toRecordSentence } from './recordSentences.ts'
import { withOwnVersion, withoutVersion } from './recordVersion.ts'
import { lockRow, lockWrites } from './select.ts'
import { toEditStamps } from './stamps.ts'
import { keepTexts } from './translated.ts'
import { checkPlaces, refreshAbove } from './tree.ts'
import { requireUnchanged } from './unchanged.ts'
import { checkUnique, noteOneRecord } from './unique.ts'
import { parseValues } from './values.ts'
import { keepVersion } from './versions.ts'

/** Adds a record from the values of a request and gives it as it leaves the server; part of a larger operation need not be logged. */
export function addRecord(
  model: ResourceModel,
  call: SignedInCall,
  body: Values,
  { isLogged = true }: { readonly isLogged?: boolean } = {},
): Promise<Values> {
  return withRecord(call, async (inner) => {
    await lockWrites(model, inner.db)
    const open = await toOpenModel(model, inner)
    await refuseClosedFields(model, open, { body, before: undefined }, inner)
    const parsed = parseValues(open, body, 'add', call.language)
    await requireOwner(model, inner, parsed, undefined)
    const values = (await model.hooks?.beforeAdd?.(parsed, inner)) ?? parsed
    await checkPlaces(model, inner, { parsed, values }, undefined)
    await checkUnique(model, values, undefined, inner)
    const row = await toDynamic(inner.db, model)
      .insertInto(model.table)
      .values(toNewRow(model, call, values))
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepVersion(model, inner, row)
    await refreshAbove(inner.db, model, [row])
    await model.hooks?.afterAdd?.(row, inner)
    await requireInside(model, inner, row.id)
    if (isLogged)
      await logOperation(inner, {
        type: 'add',
        content: toRecordSentence('added', model),
        values: body,
        secret: model.secret,
      })
    return { open, row: await withOwnVersion(model, inner, row) }
  })
}

/**
 * Changes the fields of a record that the request names; a record that is not there is an error. `isRead` where it is the
 * record that the request says to have read, and not a part of it.
 */
export function editRecord(
  model: ResourceModel,
  call: SignedInCall,
  sent: Values,
  { isRead = false }: { readonly isRead?: boolean } = {},
): Promise<Values> {
  return withRecord(call, async (inner) => {
    const body = withoutVersion(sent)
    await lockWrites(model, inner.db)
    const id = toKey(model, body.id) ?? ''
    const open = await toOpenModel(model, inner)
    const before = await lockRow(model, inner, String(id))
    if (isRead) await requireUnchanged(open, inner, before, sent)
    await refuseClosedFields(model, open, { body, before }, inner)
    const parsed = keepTexts(model, parseValues(open, body, 'edit', call.language), before, call)
    await requireOwner(model, inner, parsed, before)
    const values = (await model.hooks?.beforeEdit?.(parsed, before, inner)) ?? parsed
    await checkPlaces(model, inner, { parsed, values }, before)
    await checkUnique(model, values, before, inner)
    const row = await toDynamic(inner.db, model)
      .updateTable(model.table)
      .set({
        ...toColumns(model, values),
        ...toEditStamps(model, call.user),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepVersion(model, inner, row, before)
    await refreshAbove(inner.db, model, [before, row])
    await model.hooks?.afterEdit?.(row, before, inner)
    await requireInside(model, inner, id)
    await logOperation(inner, {
      type: 'edit',
      content: toRecordSentence('edited', model),
      values: body,
      secret: model.secret,
    })
    return { open, row: await withOwnVersion(model, inner, row) }
  })
}

/**
 * Writes one record in a transaction and gives it as it leaves the server. Texts of dictionaries are read after the
 * transaction, in which whoever waits for its locks would wait for them too.
 */
async function withRecord(
  call: SignedInCall,
  write: (inner: SignedInCall) => Promise<{ readonly open: ResourceModel; readonly row: Values }>,
): Promise<Values> {
  const isOwn = !call.db.isTransaction
  const { open, row } = await withTransaction(call, (inner) => {
    if (isOwn) noteOneRecord(inner.db)
    return write(inner)
  })
  const [record = {}] = await presentRows(open, await narrowValues(open, [row], call), call)
  return record
}
