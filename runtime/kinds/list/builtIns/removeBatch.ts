import { findCall } from '../../../language/index.ts'
import { toRecordName } from '../recordName.ts'
import type { BuiltIn } from './builtIn.ts'
import { confirmRemoval } from './confirmRemoval.ts'
import { missingCall } from './missingCall.ts'
import { reportRemoval } from './reportRemoval.ts'

/** Deletes the ticked records, of whatever page of the list (specification 5 and 8: its refusal and its question). */
export const removeBatch: BuiltIn = {
  id: 'removeBatch',
  label: 'list.removeBatch',
  icon: 'delete',
  style: 'danger',
  needsSelection: true,
  waits: true,
  asks: true,
  async run(context) {
    const { controller, services, client, translate } = context
    const { keys, clear } = controller.selection
    const call = findCall(controller.resolved.source, 'deleteBatch', { ids: [...keys] })
    if (!call) throw missingCall('deleteBatch')
    if (keys.size === 0) return services.message('warning', translate('list.selectOne'))
    const names = namesOf(controller.selection.records.map((record) => toRecordName(record, controller.resolved)))
    const question = {
      title: translate('list.removeBatchConfirm', { count: keys.size }),
      names: names.more > 0 ? translate('list.removeNames', { names: names.text, count: names.more }) : names.text,
      yes: translate('list.removeBatchYes', { count: keys.size }),
    }
    if (!(await confirmRemoval(context, [...keys], question))) return
    const answer = await client.request(call.method, call.path, { query: call.query })
    clear()
    reportRemoval(context, answer)
    await controller.reload()
  },
}

/** Records that a question names before it counts the rest. */
const named = 5

const namesOf = (names: readonly string[]) => ({
  text: names.slice(0, named).join(', '),
  more: Math.max(0, names.length - named),
})
