import { type CheckContext, checkRecord, type DataRecord, type ValueRefusal } from '../../runtime/index.ts'
import { toRecord } from './toRecord.ts'

type Container = Parameters<typeof checkRecord>[1]

/** Refuses a record whose fields fail, with how many of them do. */
export async function checkSubForm(
  value: DataRecord | undefined,
  { fields = {} }: { readonly fields?: Container },
  context: CheckContext,
): Promise<ValueRefusal | undefined> {
  const failing = await checkRecord(toRecord(value), fields, context)
  return failing.length > 0 ? { text: '@:widgets.sub-form.wrong', values: { count: failing.length } } : undefined
}
