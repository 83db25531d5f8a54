import {
  type Answer,
  type CallError,
  type Client,
  findVersion,
  isChangedMeanwhile,
  versionField,
} from '../../../data/index.ts'
import { findCall, type ResolvedPage } from '../../../language/index.ts'
import type { AskConflict } from '../../../page/index.ts'
import type { DataRecord, ValueWidget } from '../../../registry/index.ts'
import { missingCall } from '../builtIns/missingCall.ts'
import type { RecordsKind } from '../listPage.ts'

/** A change of one record of a list. */
export interface EditRequest {
  readonly client: Client
  readonly resolved: ResolvedPage<RecordsKind>
  /** The record as the person saw it, with the version that it had. */
  readonly record: DataRecord
  readonly changes: DataRecord
  /** What the call sends of the record with the changes in it. */
  readonly toBody: (record: DataRecord, changes: DataRecord) => DataRecord
  readonly ask: AskConflict
  readonly findWidget: (id: string) => ValueWidget | undefined
}

/** What became of an edit: what the server answered, or nothing where none of it was left to save. */
interface SavedEdit {
  readonly answer: Answer | undefined
  readonly saved: DataRecord
}

const isReported = (error: CallError): boolean => !isChangedMeanwhile(error)

/**
 * Saves changes of one record by the source of its page, with the version that the person saw. Where somebody else changed
 * the record meanwhile, the changes are put into what it is now, and the person is asked about what both changed.
 * @throws AppError when the source names no such call, CallError when it is refused.
 */
export async function saveEdit({
  client,
  resolved,
  toBody,
  ask,
  findWidget,
  ...edit
}: EditRequest): Promise<SavedEdit> {
  const call = findCall(resolved.source, 'edit')
  if (!call) throw missingCall('edit')
  let { record, changes } = edit
  for (;;) {
    const version = findVersion(record)
    const own = toBody(record, changes)
    const body = version === undefined ? own : { ...own, [versionField]: version }
    try {
      const answer = await client.request(call.method, call.path, { query: call.query, body }, { report: isReported })
      return { answer, saved: changes }
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const { settleEdit } = await import('./settleEdit.ts')
      const left = await settleEdit({ error, resolved, base: record, changes, ask, findWidget })
      record = left.record
      changes = left.changes
      if (Object.keys(changes).length === 0) return { answer: undefined, saved: changes }
    }
  }
}
