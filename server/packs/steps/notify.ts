import type { TableStepArguments } from '../../../runtime/language/index.ts'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { publishMessage } from '../../modules/announcement/publish.ts'
import { resolveTexts } from '../pack.ts'
import type { RunStep, StepContext } from './step.ts'
import { toStepText } from './values.ts'

/** Sends people a message of the app; accounts that are not there get none. */
export const notifyStep: RunStep<TableStepArguments<'notify'>> = async ({ to, title, text }, context) => {
  const { call } = context
  const names = toStepText(to, context)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return
  const people = await call.db
    .selectFrom('sysUser')
    .select('id')
    .where('username', 'in', names)
    .where('delFlag', '=', 0)
    .execute()
  if (people.length === 0) return
  await publishMessage(call, {
    title: write(title, context),
    content: text === undefined ? '' : `<p>${escapeHtml(write(text, context))}</p>`,
    receivers: people.map(({ id }) => id),
  })
}

/** A text of the pack in the language of who sets off the message, its templates resolved. */
function write(text: string, context: StepContext): string {
  const { texts } = context.table
  return toStepText(texts === undefined ? text : resolveTexts(text, texts)[context.call.language], context)
}
