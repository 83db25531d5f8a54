import { createFailure, toPhone } from '../../../runtime/language/index.ts'
import type { Message } from '../../senders/sender.ts'
import { verificationMessages } from './messages.ts'

/** Where a code goes to. */
export interface Target {
  readonly channel: Message['channel']
  readonly address: string
}

/** One address and nothing that would be a list, a name or a second header. */
const mail = /^[^\s@<>()[\]\\,;:"']{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Reads a phone number, which is kept in one spelling; throws in words when it is none. */
export function parsePhone(text: string): Target {
  const address = toPhone(text)
  if (address === undefined) throw createFailure(verificationMessages.phoneWrong)
  return { channel: 'sms', address }
}

/** Reads an e-mail address, which is kept in lower case; throws in words when it is none. */
export function parseMail(text: string): Target {
  const address = text.trim().toLowerCase()
  if (address.length > 100 || !mail.test(address)) throw createFailure(verificationMessages.mailWrong)
  return { channel: 'mail', address }
}

/** Reads whichever of the two a request names; the phone when it names both. */
export function parseTarget({ phone, email }: { readonly phone: string; readonly email: string }): Target {
  return phone.trim() === '' && email.trim() !== '' ? parseMail(email) : parsePhone(phone)
}
