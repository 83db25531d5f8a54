import type { Sender } from './sender.ts'

/** Prints each message as one line, for installations that have no gateway: whoever runs the server reads the codes. */
export function createLogSender(print: (line: string) => void = console.log): Sender {
  return {
    send: async ({ channel, to, subject, text }) => {
      print(`[${channel}] to ${to}: ${subject} | ${text}`.replace(/\s+/g, ' '))
    },
  }
}
