import { Type } from 'typebox'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { defineFunction } from '../../http/index.ts'
import { sendAfterCommit } from './send.ts'

/** Writes to a mailbox, also to one of nobody with an account. */
export const sendMail = defineFunction({
  name: 'sendMail',
  description:
    'sends a mail once the move is done, and gives the key of the message; what became of it stands among the messages of the administration',
  values: {
    to: Type.String({ minLength: 1, maxLength: 200, description: 'the address of the mailbox' }),
    subject: Type.String({ minLength: 1, maxLength: 100, description: 'what the mail is about' }),
    text: Type.String({ maxLength: 10_000, description: 'what it says' }),
  },
  run: (call, { to, subject, text }) =>
    sendAfterCommit(call, { esType: '2', esTitle: subject, esReceiver: to, esContent: toLines(text), esParam: null }),
})

/** A plain text as messages are stored: formatted, every character of it as it is. */
const toLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
