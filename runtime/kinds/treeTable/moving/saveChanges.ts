import { findEditSends } from '../../../language/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { type EditRequest, saveEdit } from '../../list/index.ts'
import type { RecordChange } from './planMove.ts'

/**
 * Saves what a move changes by the source's `edit` call, the moved record before those that only count anew. Servers of
 * the family expect whole records; a source that says `editSends: "changes"` gets the key with what changed.
 * @throws AppError when the source names no such call, CallError when one is refused.
 */
export async function saveChanges(
  request: Pick<EditRequest, 'client' | 'resolved' | 'ask' | 'findWidget'>,
  changes: readonly RecordChange[],
  childrenField: string | undefined,
): Promise<void> {
  const { source, key } = request.resolved
  const sendsChanges = findEditSends(source) === 'changes'
  const toBody = (record: DataRecord, values: DataRecord): DataRecord => {
    if (sendsChanges) return { [key]: record[key], ...values }
    const { [childrenField ?? '']: _children, ...own } = record
    return { ...own, ...values }
  }
  const save = ({ record, values }: RecordChange) => saveEdit({ ...request, record, changes: values, toBody })
  const [first, ...rest] = changes
  if (first) await save(first)
  await Promise.all(rest.map(save))
}
