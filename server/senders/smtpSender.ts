import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config.ts'
import type { Gateway, Sender } from './sender.ts'

/** Milliseconds for each part of a delivery; a person waits for the answer, 9 s at most (specification 9). */
const timeout = 3000

/** Hands mails to an SMTP server; a server that does not answer in time or refuses is an error. */
function createSmtpSender({ url, from }: SmtpConfig): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      // As an object the address is one address, whatever it contains.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
  }
}

/** Mails by the server of `SMTP_URL`. */
export const smtpGateway: Gateway = {
  channel: 'mail',
  create: ({ smtp }) => (smtp === undefined ? undefined : createSmtpSender(smtp)),
}
