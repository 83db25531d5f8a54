import type { Config } from '../config.ts'
import { createLogSender } from './logSender.ts'
import type { Gateway, Message, Sender } from './sender.ts'
import { smtpGateway } from './smtpSender.ts'

/** Every gateway, in one explicit list: of those that the settings name, the first one of a channel sends. */
const gateways: readonly Gateway[] = [smtpGateway]

/** Makes the sender of a server: each channel goes to its gateway, or to the log while it has none. */
export function createSender(config: Config, log: Sender = createLogSender()): Sender {
  const senders = new Map<Message['channel'], Sender>()
  for (const { channel, create } of gateways) {
    const sender = senders.has(channel) ? undefined : create(config)
    if (sender !== undefined) senders.set(channel, sender)
  }
  return { send: (message) => (senders.get(message.channel) ?? log).send(message) }
}
