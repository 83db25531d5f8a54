import type { SignedInCall } from '../call.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { withDerived } from './derived.ts'
import { toKeys } from './key.ts'
import { withNarrowedFields } from './narrowedFields.ts'
import { toOpenModel } from './openFields.ts'
import { presentRows } from './present.ts'
import { withVersion } from './recordVersion.ts'
import { selectVisible } from './select.ts'

/** What decides which records somebody reads by their ids, and in which words. */
export interface RecordReader
  extends Pick<SignedInCall, 'user' | 'tenantId' | 'db' | 'access' | 'language' | 'timeZone' | 'services'> {
  /** The request, which says whether records come with their versions; they do not without one. */
  readonly request?: { readonly headers: Readonly<Record<string, unknown>> }
}

/** The records of some ids that a person sees, as they leave the server; the others are left out. */
export async function readRecords(
  model: ResourceModel,
  reader: RecordReader,
  ids: readonly string[],
): Promise<readonly Values[]> {
  const keys = toKeys(model, ids)
  if (keys.length === 0) return []
  // What models add to records reads no more of a call than this.
  const call = reader as SignedInCall
  const open = await toOpenModel(model, call)
  const seen = await withNarrowedFields(model, await selectVisible(model, call), call)
  const visible = withVersion(model, await withDerived(model, seen.select(open.readable), call), reader)
  return presentRows(open, await visible.where('id', 'in', keys).execute(), call)
}

/** Which of some ids are of records that a person sees. */
export async function findVisible(
  model: ResourceModel,
  reader: RecordReader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = toKeys(model, ids)
  if (keys.length === 0) return new Set()
  const visible = await selectVisible(model, reader)
  const rows = await visible.select('id').where('id', 'in', keys).execute()
  return new Set(rows.map(({ id }) => String(id)))
}
