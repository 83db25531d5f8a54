import type { Client } from '../../../data/index.ts'
import { findCall, type ResolvedPage } from '../../../language/index.ts'
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
  const url = findCall(source, 'edit')
  if (!url) throw missingCall('edit')
  const sendsChanges = source !== undefined && 'rest' in source && source.editSends === 'changes'
  const toBody = ({ record, values }: RecordChange): DataRecord => {
    if (sendsChanges) return { [key]: record[key], ...values }
    const { [childrenField ?? '']: _children, ...own } = record
    return { ...own, ...values }
  }
  const [first, ...rest] = changes
  if (first) await client.put(url, toBody(first))
  await Promise.all(rest.map((change) => client.put(url, toBody(change))))
}
