import { findCall } from '../../../language/index.ts'
import type { BuiltIn } from './builtIn.ts'
import { missingCall } from './missingCall.ts'

/** Deletes the ticked records, of whatever page of the list (specification 5 and 8: its refusal and its question). */
export const removeBatch: BuiltIn = {
  id: 'removeBatch',
  label: 'list.removeBatch',
  icon: 'delete',
  style: 'danger',
  needsSelection: true,
  waits: true,
  asks: true,
  async run({ controller, services, client, translate, question }) {
    const { keys, clear } = controller.selection
    const call = findCall(controller.resolved.source, 'deleteBatch', { ids: [...keys] })
    if (!call) throw missingCall('deleteBatch')
    if (keys.size === 0) return services.message('warning', translate('list.selectOne'))
    if (
      !(await services.confirm({
        text: question ?? translate('list.removeBatchConfirm', { count: keys.size }),
        danger: true,
      }))
    )
      return
    const { message } = await client.request(call.method, call.path, { query: call.query })
    clear()
    services.message('success', message || translate('list.removed'))
    await controller.reload()
  },
}
