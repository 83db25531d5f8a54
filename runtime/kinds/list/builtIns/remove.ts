import { findCall } from '../../../language/index.ts'
import type { BuiltIn } from './builtIn.ts'
import { missingCall } from './missingCall.ts'

/** Deletes a row once the person has agreed (specification 7.3: delete with id). */
export const remove: BuiltIn = {
  id: 'remove',
  label: 'list.remove',
  icon: 'delete',
  style: 'danger',
  waits: true,
  asks: true,
  async run({ controller, services, client, translate, record, question }) {
    const keys = record ? [controller.keyOf(record)] : []
    const call = findCall(controller.resolved.source, 'delete', { ids: keys })
    if (!call) throw missingCall('delete')
    if (!record || !(await services.confirm({ text: question ?? translate('list.removeConfirm'), danger: true })))
      return
    const { message } = await client.request(call.method, call.path, { query: call.query })
    for (const key of keys) controller.selection.remove(key)
    services.message('success', message || translate('list.removed'))
    await controller.reload()
  },
}
