import {
  compileExpression,
  createError,
  createFailure,
  type LanguageTexts,
  toButtonCondition,
} from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { logOperation } from '../../../http/operationLog.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { withTransaction } from '../../../http/transaction.ts'
import type { FormButton } from '../description.ts'
import type { OpenForm } from '../openForm.ts'
import { getFormRecord } from '../records/records.ts'
import { notifyServers, readWork, runAll } from './work.ts'

const messages = {
  nothing: {
    zh: '按钮 {code} 没有配置任何动作',
    en: 'Nothing is set up for the button {code}.',
    tw: '按鈕 {code} 沒有設定任何動作',
  },
  condition: {
    zh: '该记录不满足按钮“{name}”的条件',
    en: 'The button “{name}” is not for this record: its condition does not hold.',
    tw: '該記錄不滿足按鈕「{name}」的條件',
  },
} as const satisfies Record<string, LanguageTexts>

/** What a client asks of a button (wire contract 1.13, doButton). */
export interface ButtonRequest {
  readonly buttonCode: string
  readonly dataId: string
  readonly uiFormData: Values
}

/**
 * Does what is set up for a button: calls at other servers before, statements over the tables of the form, calls after.
 * The statements are one transaction, and the record that they are about leaves a version (wire contract 3.4). A button
 * whose condition does not hold for the record does nothing, whoever asks.
 */
export async function runButton(call: SignedInCall, open: OpenForm, request: ButtonRequest): Promise<void> {
  const { form, grant } = open
  const { buttonCode, dataId } = request
  const button = form.buttons.find((each) => each.buttonCode === buttonCode)
  if (button?.buttonStatus !== '1' || grant.hiddenButtons.has(buttonCode)) throw createError('forbidden')
  const work = await readWork(call, form.head.id, buttonCode)
  if (work.statements.length + work.calls.length === 0)
    throw createFailure(messages.nothing, { details: { code: buttonCode.slice(0, 50) } })
  const { id: _id, ...typed } = request.uiFormData
  const record = dataId === '' ? typed : await getFormRecord(call, open, dataId)
  if (!matches(button, record)) throw createFailure(messages.condition, { details: { name: button.buttonName } })
  await notifyServers(call, open, work, { moment: 'start', buttonCode, record })
  await withTransaction(call, async (inner) => {
    await runAll(inner, open, work, [record])
    await logOperation(inner, {
      type: 'edit',
      content: `执行按钮：${button.buttonName}`,
      values: { buttonCode, dataId },
    })
  })
  await notifyServers(call, open, work, { moment: 'end', buttonCode, record })
}

/** Whether a button is for a record; those above a table are about none, and a condition that cannot be read never holds. */
function matches({ buttonStyle, exp }: FormButton, record: Values): boolean {
  if (buttonStyle === 'button') return true
  const condition = toButtonCondition(exp ?? '')
  if (!condition.ok) return false
  if (condition.expression === undefined) return true
  const compiled = compileExpression(condition.expression)
  const result = compiled.ok ? compiled.expression.evaluate({ record }) : undefined
  return result?.ok === true && result.value === true
}
