import type { Client } from '../../../data/index.ts'
import { findCall, findEditSends, type ResolvedPage } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { missingCall } from '../../list/index.ts'
import type { RecordChange } from './planMove.ts'

/**
 * Saves what a move changes by the source's `edit` call, the moved record before those that only count anew. Servers of
 * the family expect whole records; a source that says `editSends: "changes"` gets the key with what changed.
 * @throws AppError when the source names no such call, CallError when one is refused.
 */
export async function saveChanges(
  client: Client,
  { source, key }: ResolvedPage,
  changes: readonly RecordChange[],
  childrenField: string | undefined,
): Promise<void> {
  const call = findCall(source, 'edit')
  if (!call) throw missingCall('edit')
  const sendsChanges = findEditSends(source) === 'changes'
  const toBody = ({ record, values }: RecordChange): DataRecord => {
    if (sendsChanges) return { [key]: record[key], ...values }
    const { [childrenField ?? '']: _children, ...own } = record
    return { ...own, ...values }
  }
  const save = (change: RecordChange) =>
    client.request(call.method, call.path, { query: call.query, body: toBody(change) })
  const [first, ...rest] = changes
  if (first) await save(first)
  await Promise.all(rest.map(save))
}
