import { findCall } from '../../../../language/index.ts'
import { toRecordName } from '../../recordName.ts'
import type { BuiltInContext } from '../builtIn.ts'
import { missingCall } from '../missingCall.ts'
import { confirmRemoval } from './confirmRemoval.ts'
import { removeUnchanged } from './removeUnchanged.ts'
import { reportRemoval } from './reportRemoval.ts'

/** Deletes the record of a row once the person has agreed. */
export async function removeOne(context: BuiltInContext): Promise<void> {
  const { controller, translate, record } = context
  const keys = record ? [controller.keyOf(record)] : []
  const call = findCall(controller.resolved.source, 'delete', { ids: keys })
  if (!call) throw missingCall('delete')
  if (!record) return
  const name = toRecordName(record, controller.resolved)
  const title = translate('list.removeConfirm', { name })
  if (!(await confirmRemoval(context, keys, { title, yes: translate('list.remove') }))) return
  const answer = await removeUnchanged(context, call, [record])
  if (!answer) return
  for (const key of keys) controller.selection.remove(key)
  reportRemoval(context, answer)
  await controller.reload()
}
