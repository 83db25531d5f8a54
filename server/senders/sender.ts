import type { Config } from '../config.ts'

/** One message to one person: `to` is a phone number or a mail address, as the channel wants it. */
export interface Message {
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What carries messages out of the server. It throws when a message could not be handed on. */
export interface Sender {
  send(message: Message): Promise<void>
}

/** A way to send for one channel: gives a sender where the settings name one. */
export interface Gateway {
  readonly channel: Message['channel']
  create(config: Config): Sender | undefined
}
