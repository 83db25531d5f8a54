import { createError, createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import { logOperation } from '../../../http/operationLog.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { withVersions } from '../../../http/resource/withVersions.ts'
import { inTransaction } from '../../../http/transaction.ts'
import type { OpenForm } from '../openForm.ts'
import { getFormRecord } from '../records/records.ts'
import { callServer, type FormEvent } from './callServer.ts'
import { runStatements } from './runStatements.ts'

const nothing: LanguageTexts = {
  zh: '按钮 {code} 没有配置任何动作',
  en: 'Nothing is set up for the button {code}.',
  tw: '按鈕 {code} 沒有設定任何動作',
}

/** What a client asks of a button (wire contract 1.13, doButton). */
export interface ButtonRequest {
  readonly buttonCode: string
  readonly dataId: string
  readonly uiFormData: Values
}

/**
 * Does what is set up for a button: calls at other servers before, statements over the tables of the form, calls after.
 * The statements are one transaction, and the record that they are about leaves a version (wire contract 3.4).
 */
export async function runButton(call: SignedInCall, open: OpenForm, request: ButtonRequest): Promise<void> {
  const { form, grant } = open
  const { buttonCode, dataId } = request
  const button = form.buttons.find((each) => each.buttonCode === buttonCode)
  if (button?.buttonStatus !== '1' || grant.hiddenButtons.has(buttonCode)) throw createError('forbidden')
  const { statements, calls } = await readWork(call, form.head.id, buttonCode)
  if (statements.length === 0 && calls.length === 0)
    throw createFailure(nothing, { details: { code: buttonCode.slice(0, 50) } })
  const record = dataId === '' ? request.uiFormData : await getFormRecord(call, open, dataId)
  const event: FormEvent = {
    tableName: form.head.tableName,
    buttonCode,
    dataId: dataId === '' ? null : dataId,
    record,
    username: call.user.username,
  }
  for (const { address } of calls.filter(({ moment }) => moment === 'start')) await callServer(call, address, event)
  await inTransaction(call.db, async (db) => {
    const inner = { ...call, db }
    await withVersions(open.model, inner, dataId === '' ? [] : [dataId], async () => {
      for (const text of statements) await runStatements(inner, text, record)
    })
    await logOperation(inner, {
      type: 'edit',
      content: `执行按钮：${button.buttonName}`,
      values: { buttonCode, dataId },
    })
  })
  for (const { address } of calls.filter(({ moment }) => moment === 'end')) await callServer(call, address, event)
}

async function readWork({ db }: SignedInCall, formId: string, buttonCode: string) {
  const statements = await db
    .selectFrom('onlCgformEnhanceSql')
    .select('cgbSql')
    .where('cgformHeadId', '=', formId)
    .where('buttonCode', '=', buttonCode)
    .execute()
  const calls = await db
    .selectFrom('onlCgformEnhanceJava')
    .select(['event as moment', 'cgJavaValue as address'])
    .where('cgformHeadId', '=', formId)
    .where('buttonCode', '=', buttonCode)
    .where('activeStatus', '=', '1')
    .execute()
  return {
    statements: statements.flatMap(({ cgbSql }) => (cgbSql === null || cgbSql.trim() === '' ? [] : [cgbSql])),
    calls: calls.flatMap(({ moment, address }) => (address === null ? [] : [{ moment, address }])),
  }
}
