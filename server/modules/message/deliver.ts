import { type LanguageTexts, toPhone } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { selectVisible } from '../../http/resource/index.ts'
import { toPlainText } from '../announcement/plainText.ts'
import { publishMessage } from '../announcement/publish.ts'
import { users } from '../user/resource.ts'
import { sendingMessages } from './messages.ts'

/** What is handed on: one message to one receiver. */
export interface Delivery {
  readonly esType: string
  readonly esTitle: string
  readonly esReceiver: string
  readonly esContent: string | null
}

/** What became of it; without a reason it went out. */
export interface Outcome {
  readonly reason?: LanguageTexts
}

const mailAddress = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/

/** Hands a message to what carries its kind. A failure is an outcome, not an error. */
export async function deliver(call: SignedInCall, message: Delivery): Promise<Outcome> {
  const { sender } = call.services
  const { esTitle: subject, esReceiver: to } = message
  const content = message.esContent ?? ''
  switch (message.esType) {
    case '1': {
      const phone = toPhone(to)
      if (phone === undefined) return { reason: sendingMessages.wrongPhone }
      return handOn(() => sender.send({ channel: 'sms', to: phone, subject, text: content }))
    }
    case '2':
      if (!mailAddress.test(to)) return { reason: sendingMessages.wrongMail }
      return handOn(() => sender.send({ channel: 'mail', to, subject, text: toPlainText(content) || subject }))
    case '3':
      return { reason: sendingMessages.noGateway }
    default:
      return sendToUser(call, message)
  }
}

async function handOn(send: () => Promise<void>): Promise<Outcome> {
  try {
    await send()
    return {}
  } catch {
    // A gateway's own words may repeat its settings.
    return { reason: sendingMessages.gatewayFailed }
  }
}

async function sendToUser(call: SignedInCall, { esTitle, esReceiver, esContent }: Delivery): Promise<Outcome> {
  const visible = await selectVisible(users.model, call)
  const user = await visible
    .select('id')
    .where(({ or, eb }) => or([eb('username', '=', esReceiver), eb('id', '=', esReceiver)]))
    .where('status', '=', 1)
    .executeTakeFirst()
  if (user === undefined) return { reason: sendingMessages.unknownUser }
  await publishMessage(call, { title: esTitle, content: esContent ?? '', receivers: [String(user.id)] })
  return {}
}
