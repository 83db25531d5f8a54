import { findCall } from '../../../../language/index.ts'
import { toRecordName } from '../../recordName.ts'
import type { BuiltInContext } from '../builtIn.ts'
import { missingCall } from '../missingCall.ts'
import { confirmRemoval } from './confirmRemoval.ts'
import { removeUnchanged } from './removeUnchanged.ts'
import { reportRemoval } from './reportRemoval.ts'

/** Records that a question names before it counts the rest. */
const named = 5

const namesOf = (names: readonly string[]) => ({
  text: names.slice(0, named).join(', '),
  more: Math.max(0, names.length - named),
})

/** Deletes the ticked records once the person has agreed. */
export async function removeTicked(context: BuiltInContext): Promise<void> {
  const { controller, services, translate } = context
  const { keys, clear } = controller.selection
  const call = findCall(controller.resolved.source, 'deleteBatch', { ids: [...keys] })
  if (!call) throw missingCall('deleteBatch')
  if (keys.size === 0) return services.message('warning', translate('list.selectOne'))
  const called = controller.selection.records.map((record) => toRecordName(record, controller.resolved))
  const names = namesOf(called)
  const [only] = keys.size === 1 ? called : []
  const question = only
    ? { title: translate('list.removeConfirm', { name: only }), yes: translate('list.remove') }
    : {
        title: translate('list.removeBatchConfirm', { count: keys.size }),
        names: names.more > 0 ? translate('list.removeNames', { names: names.text, count: names.more }) : names.text,
        yes: translate('list.removeBatchYes', { count: keys.size }),
      }
  if (!(await confirmRemoval(context, [...keys], question))) return
  const answer = await removeUnchanged(context, call, controller.selection.records)
  if (!answer) return
  clear()
  reportRemoval(context, answer)
  await controller.reload()
}
