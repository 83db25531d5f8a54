import { findCall } from '../../../language/index.ts'
import { toRecordName } from '../recordName.ts'
import type { BuiltIn } from './builtIn.ts'
import { confirmRemoval } from './confirmRemoval.ts'
import { missingCall } from './missingCall.ts'
import { reportRemoval } from './reportRemoval.ts'

/** Deletes a row once the person has agreed (specification 7.3: delete with id). */
export const remove: BuiltIn = {
  id: 'remove',
  label: 'list.remove',
  icon: 'delete',
  style: 'danger',
  waits: true,
  asks: true,
  async run(context) {
    const { controller, client, translate, record } = context
    const keys = record ? [controller.keyOf(record)] : []
    const call = findCall(controller.resolved.source, 'delete', { ids: keys })
    if (!call) throw missingCall('delete')
    if (!record) return
    const name = toRecordName(record, controller.resolved)
    const title = translate('list.removeConfirm', { name })
    if (!(await confirmRemoval(context, keys, { title, yes: translate('list.remove') }))) return
    const answer = await client.request(call.method, call.path, { query: call.query })
    for (const key of keys) controller.selection.remove(key)
    reportRemoval(context, answer)
    await controller.reload()
  },
}
