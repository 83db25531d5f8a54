import {
  compileExpression,
  createError,
  createFailure,
  type LanguageTexts,
  toButtonCondition,
} from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { toSentence } from '../../../http/logTexts.ts'
import { logOperation } from '../../../http/operationLog.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { texts } from '../../../http/texts.ts'
import { withTransaction } from '../../../http/transaction.ts'
import type { FormButton } from '../description.ts'
import type { OpenForm } from '../openForm.ts'
import { findRecord, getFormRecord } from '../records/records.ts'
import { isBuiltIn } from './builtInButtons.ts'
import { notifyServers, readWork, runAll } from './work.ts'

const messages = {
  nothing: {
    zh: '按钮 {code} 没有配置任何动作',
    en: 'Nothing is set up for the button {code}.',
    tw: '按鈕 {code} 沒有設定任何動作',
  },
  record: {
    zh: '请先保存或选中一条记录，再点击按钮“{name}”',
    en: 'The button “{name}” is for a record: save it first, or choose one.',
    tw: '請先儲存或選取一條記錄，再點擊按鈕「{name}」',
  },
  condition: {
    zh: '该记录不满足按钮“{name}”的条件',
    en: 'The button “{name}” is not available for this record: its condition is not met.',
    tw: '該記錄不滿足按鈕「{name}」的條件',
  },
} as const satisfies Record<string, LanguageTexts>

/** What a client asks of a button (wire contract 1.13, doButton). */
export interface ButtonRequest {
  readonly buttonCode: string
  /** Empty where the button is pressed in a form that is not saved yet, or above a table. */
  readonly dataId: string
  /** What stands in that form. */
  readonly uiFormData: Values
}

/**
 * Does what is set up for a button of a form's own: calls at other servers before, statements over the tables of the form,
 * calls after. The statements are one transaction, and the record that they are about leaves a version (wire contract
 * 3.4). A button whose condition does not hold for the record does nothing, whoever asks; what is set up for a built-in
 * button happens in the call of that button alone.
 */
export async function runButton(
  call: SignedInCall,
  open: OpenForm,
  request: ButtonRequest,
  keep: (inner: SignedInCall, write: () => Promise<void>) => Promise<void> = (_inner, write) => write(),
): Promise<void> {
  const { form, grant } = open
  const { buttonCode, dataId } = request
  const button = form.buttons.find((each) => each.buttonCode === buttonCode && !isBuiltIn(buttonCode))
  if (button?.buttonStatus !== '1' || grant.hiddenButtons.has(buttonCode)) throw createError('forbidden')
  const work = await readWork(call, form.head.id, buttonCode)
  if (work.statements.length + work.calls.length === 0)
    throw createFailure(messages.nothing, { details: { code: buttonCode.slice(0, 50) } })
  const record = await readSubject(call, open, button, request)
  await notifyServers(call, open, work, { moment: 'start', buttonCode, record })
  await withTransaction(call, (inner) =>
    keep(inner, async () => {
      await runAll(inner, open, work, [record])
      await logOperation(inner, {
        type: 'edit',
        content: toSentence(texts('执行按钮：{name}', 'Button run: {name}', '執行按鈕：{name}'), {
          name: button.buttonName,
        }),
        values: { buttonCode, dataId },
      })
    }),
  )
  await notifyServers(call, open, work, { moment: 'end', buttonCode, record })
}

/**
 * What a button is pressed for: a record that the caller sees and that the condition holds for, or what was typed into a
 * form that is not saved yet. What a request says of a record is believed of none that is stored, and never meets a condition.
 */
async function readSubject(
  call: SignedInCall,
  open: OpenForm,
  button: FormButton,
  { dataId, uiFormData }: ButtonRequest,
): Promise<Values> {
  const details = { name: button.buttonName }
  const isConditional = (button.exp ?? '').trim() !== ''
  if (dataId !== '') {
    const record = await getFormRecord(call, open, dataId)
    // The condition is about the record as it is, with what of it the caller does not see.
    if (isConditional && !matches(button, (await findRecord(call, open.whole, dataId)) ?? {}))
      throw createFailure(messages.condition, { details })
    return record
  }
  const isAboutNone = button.buttonStyle === 'button' || button.buttonStyle === 'form'
  if (isConditional || !isAboutNone) throw createFailure(messages.record, { details })
  const typed = button.buttonStyle === 'form' ? open.model.writable : []
  return Object.fromEntries(
    typed.flatMap(([name]) => (Object.hasOwn(uiFormData, name) ? [[name, uiFormData[name]]] : [])),
  )
}

/** Whether the condition of a button holds for a record; one that cannot be read never does. */
function matches({ exp }: FormButton, record: Values): boolean {
  const condition = toButtonCondition(exp ?? '')
  if (!condition.ok) return false
  if (condition.expression === undefined) return true
  const compiled = compileExpression(condition.expression)
  const result = compiled.ok ? compiled.expression.evaluate({ record }) : undefined
  return result?.ok === true && result.value === true
}
