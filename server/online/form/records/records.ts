import { createError } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { withConflicts } from '../../../http/resource/conflicts.ts'
import type { ResourceModel, Values } from '../../../http/resource/declaration.ts'
import { withDerived } from '../../../http/resource/derived.ts'
import { toKey } from '../../../http/resource/key.ts'
import { findNameable } from '../../../http/resource/namedFiles.ts'
import { toOpenModel } from '../../../http/resource/openFields.ts'
import { presentRows } from '../../../http/resource/present.ts'
import { versionField, wantsVersions, withoutVersion, withVersion } from '../../../http/resource/recordVersion.ts'
import { lockRows, selectVisible } from '../../../http/resource/select.ts'
import { addRecord, editRecord } from '../../../http/resource/write.ts'
import { writeWithWork } from '../button/work.ts'
import { fillDefaults } from '../defaults/fillDefaults.ts'
import { type OpenForm, openSubForms, requireTable } from '../openForm.ts'
import { keepTree } from '../tree/keepTree.ts'
import { requireFormUnchanged, withSubVersion } from './formVersion.ts'
import { refuseSecondRow } from './onlyRow.ts'
import { addSubRows, readRows, readSubRows, replaceSubRows } from './subRows.ts'

/** Reads one record with the rows of its sub tables under their table names (wire contract 1.13); throws when it is not there. */
export async function getFormRecord(call: SignedInCall, open: OpenForm, id: string): Promise<Values> {
  const record = await findFormRecord(call, open, id)
  if (record === undefined) throw createError('recordNotFound')
  return record
}

/** The same for records that may have gone: undefined when it is not there. */
export async function findFormRecord(call: SignedInCall, open: OpenForm, id: string): Promise<Values | undefined> {
  const record = await findRecord(call, open.model, id)
  if (record === undefined) return undefined
  const openSubs = await openSubForms(call, open)
  if (openSubs.length === 0) return record
  // The columns that sub tables name need not leave the server.
  const visible = await selectVisible(open.whole, call)
  const row = (await visible.select(open.whole.readable).where('id', '=', record.id).executeTakeFirst()) ?? record
  const subs: Record<string, unknown> = {}
  for (const sub of openSubs) {
    requireTable(sub.form)
    subs[sub.form.head.tableName] = await readSubRows(call, sub, row[sub.mainField])
  }
  return { ...(await withSubVersion(call, record, openSubs, row)), ...subs }
}

/** Reads one record without its sub tables, of what a model leaves of it; undefined when the caller sees none. */
export async function findRecord(call: SignedInCall, model: ResourceModel, id: string): Promise<Values | undefined> {
  const key = toKey(model, id)
  const open = await toOpenModel(model, call)
  const visible = await selectVisible(open, call)
  const named = withVersion(model, await withDerived(open, visible.select(open.readable), call), call)
  const row = key === undefined ? undefined : await named.where('id', '=', key).executeTakeFirst()
  if (row === undefined) return undefined
  const [record = {}] = await presentRows(open, [row], call)
  return record
}

/** The records of ids as they are; one that its writer may not see is as it was given. */
async function readWritten(call: SignedInCall, open: OpenForm, id: string, given: Values): Promise<readonly Values[]> {
  return [(await findFormRecord(call, open, id)) ?? { ...given, id }]
}

interface AddOptions {
  /** What allows the record. */
  readonly operation?: 'add' | 'import'
  /** Writes in the transaction, with what else has to be written there. */
  readonly keep?: (inner: SignedInCall, write: () => Promise<string>) => Promise<string>
}

/** Adds a record and the rows of its sub tables in one transaction; gives its id. */
export function addFormRecord(
  call: SignedInCall,
  open: OpenForm,
  body: Values,
  { operation = 'add', keep = (_inner, write) => write() }: AddOptions = {},
): Promise<string> {
  return writeWithWork(call, open, {
    buttonCode: 'add',
    given: async () => [body],
    write: (inner) => keep(inner, () => addWithSubs(inner, open, body, operation)),
    written: (inner, id) => readWritten(inner, open, id, body),
  })
}

async function addWithSubs(
  inner: SignedInCall,
  open: OpenForm,
  body: Values,
  operation: 'add' | 'import',
): Promise<string> {
  const subs = await openSubForms(inner, open)
  const added = await addRecord(open.model, inner, await fillDefaults(inner, open.form, body))
  // The columns that sub tables name need not leave the server.
  const [row = added] = await lockRows(open.model, inner, [String(added.id)])
  for (const sub of subs) {
    requireTable(sub.form)
    await addSubRows(inner, sub, row[sub.mainField], { rows: readRows(sub, body) ?? [], operation })
  }
  await refuseSecondRow(inner, open, row)
  await keepTree(inner, open, undefined, row)
  return String(row.id)
}

/** A record that was changed; its version where the caller asks for it and still sees the record. */
interface EditedRecord {
  readonly id: string
  readonly version: string | undefined
}

/** Changes a record; the rows of each sub table that the request names become those of the request. */
export function editFormRecord(call: SignedInCall, open: OpenForm, sent: Values): Promise<EditedRecord> {
  const body = withoutVersion(sent)
  const read = () => getFormRecord(call, open, String(body.id ?? ''))
  return withConflicts(open.model, call, { body: sent, read }, () =>
    writeWithWork(call, open, {
      buttonCode: 'edit',
      given: async () => [body],
      write: (inner) => editWithSubs(inner, open, sent),
      written: (inner, { id }) => readWritten(inner, open, id, body),
    }),
  )
}

async function editWithSubs(call: SignedInCall, open: OpenForm, sent: Values): Promise<EditedRecord> {
  const body = withoutVersion(sent)
  const id = String(body.id ?? '')
  const [before] = await lockRows(open.model, call, [id])
  if (before === undefined) throw createError('recordNotFound')
  const subs = await openSubForms(call, open)
  // Rows that go before others come may name the same files.
  const inner = subs.length === 0 ? call : { ...call, nameable: await findNameable(call, body) }
  await requireFormUnchanged(inner, open, { body: sent, before, subs })
  await editRecord(open.model, inner, body)
  const [row = before] = await lockRows(open.model, inner, [id])
  for (const sub of subs) {
    const rows = readRows(sub, body)
    if (rows === undefined) continue
    requireTable(sub.form)
    await replaceSubRows(inner, sub, row[sub.mainField], rows)
  }
  await refuseSecondRow(inner, open, row)
  await keepTree(inner, open, before, row)
  if (!wantsVersions(call)) return { id, version: undefined }
  const { [versionField]: version } = (await findFormRecord(inner, open, id)) ?? {}
  return { id, version: typeof version === 'string' ? version : undefined }
}
