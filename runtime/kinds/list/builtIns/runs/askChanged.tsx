import type { CallError } from '../../../../data/index.ts'
import { loadConflictTools } from '../../../../page/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { toRecordName } from '../../recordName.ts'
import type { BuiltInContext, ListDialogProps } from '../builtIn.ts'

/**
 * Asks about records of which somebody changed some since the person saw them. Gives them as they are now where the person
 * agrees to delete them all the same, undefined where they keep them. A server that does not say what they are now has its
 * refusal shown.
 */
export async function askChanged(
  { controller, services, show }: BuiltInContext,
  error: CallError,
  seen: readonly DataRecord[],
): Promise<readonly DataRecord[] | undefined> {
  const { ChangedRecordsDialog, findChangedRecords } = await loadConflictTools()
  const { resolved, keyOf } = controller
  const { fields } = resolved
  const nameOf = (record: DataRecord) => toRecordName(record, resolved)
  const records = findChangedRecords({ result: error.result, seen, keyOf, nameOf })
  if (records.length === 0) {
    services.message('warning', error.message)
    return undefined
  }
  let isAgreed = false
  await show(({ onClosed }: ListDialogProps) => (
    <ChangedRecordsDialog
      records={records}
      fields={fields}
      onAnswer={(agreed) => {
        isAgreed = agreed
        onClosed()
      }}
    />
  ))
  const now = new Map(records.map((record) => [keyOf(record.now), record.now]))
  return isAgreed ? seen.map((record) => now.get(keyOf(record)) ?? record) : undefined
}
