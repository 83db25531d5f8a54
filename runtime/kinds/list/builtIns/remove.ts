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
    const url = findCall(controller.resolved.source, 'delete')
    if (!url) throw missingCall('delete')
    if (!record || !(await services.confirm({ text: question ?? translate('list.removeConfirm'), danger: true })))
      return
    const key = controller.keyOf(record)
    const { message } = await client.delete(url, { id: key })
    controller.selection.remove(key)
    services.message('success', message || translate('list.removed'))
    await controller.reload()
  },
}
