import type { Selectable } from 'kysely'
import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { SysMessageTemplateTable } from '../../db/tables/message.ts'
import { type Answer, logOperation, ok, type SignedInCall, texts } from '../../http/index.ts'
import { selectVisible, splitIds } from '../../http/resource/index.ts'
import { parseData } from './data.ts'
import { sendingMessages } from './messages.ts'
import { type Rendered, renderTemplate } from './render.ts'
import { sendNew } from './send.ts'
import { templates } from './templates.ts'

/** Receivers of one sending; each of them has a message of their own. */
const maxReceivers = 50

/** What a sending by template names (wire contract 1.10). */
export interface TemplateRequest {
  readonly templateCode: string
  readonly testData?: unknown
  readonly receiver: string
  /** The kind of the template when left out. */
  readonly msgType?: string
}

/** The text of a template with values, as it would be sent. */
export async function previewTemplate(
  call: SignedInCall,
  { templateCode, testData, msgType }: Omit<TemplateRequest, 'receiver'>,
): Promise<Rendered & { readonly title: string; readonly msgType: string }> {
  const visible = await selectVisible(templates.model, call)
  const template = await visible
    .select(['templateName', 'templateType', 'templateContent'])
    .where('templateCode', '=', templateCode)
    .$castTo<Pick<Selectable<SysMessageTemplateTable>, 'templateName' | 'templateType' | 'templateContent'>>()
    .executeTakeFirst()
  if (template === undefined) throw createFailure(sendingMessages.unknownTemplate)
  const type = msgType === undefined || msgType === '' ? template.templateType : msgType
  if (!/^[1-4]$/.test(type)) throw createFailure(sendingMessages.wrongType)
  const rendered = renderTemplate(template.templateContent, parseData(testData), type)
  return { ...rendered, title: template.templateName, msgType: type }
}

/** Writes a message to each receiver by a template, sends it, and tells what became of it. */
export async function sendByTemplate(call: SignedInCall, request: TemplateRequest): Promise<Answer> {
  const receivers = splitIds(request.receiver)
  if (receivers.length === 0) throw createFailure(sendingMessages.noReceiver)
  if (receivers.length > maxReceivers)
    throw createFailure(sendingMessages.tooManyReceivers, { details: { count: String(maxReceivers) } })
  const { title, text, msgType, missing } = await previewTemplate(call, request)
  const esParam = JSON.stringify(parseData(request.testData))
  const { templateCode, receiver } = request
  await logOperation(call, {
    type: 'add',
    content: texts('发送消息', 'Message sent', '傳送訊息'),
    values: { templateCode, receiver, msgType },
  })
  const ids: string[] = []
  const reasons: LanguageTexts[] = []
  for (const esReceiver of receivers) {
    const { id, reason } = await sendNew(call, {
      esType: msgType,
      esTitle: title,
      esReceiver,
      esContent: text,
      esParam,
    })
    ids.push(id)
    if (reason !== undefined) reasons.push(reason)
  }
  const [first] = reasons
  const reason = first?.[call.language] ?? null
  const result = { ids, sent: receivers.length - reasons.length, failed: reasons.length, reason, missing, text }
  if (reason !== null) {
    const details = { reason, sent: String(result.sent), failed: String(result.failed) }
    throw createFailure(result.sent === 0 ? sendingMessages.notSent : sendingMessages.sentSome, { details, result })
  }
  if (missing.length > 0) return ok(result, sendingMessages.sentWithGaps, { details: { names: missing.join(', ') } })
  return ok(result, sendingMessages.sent)
}
