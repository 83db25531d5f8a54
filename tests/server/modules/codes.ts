import { randomInt } from 'node:crypto'
import type { TestServer } from '../harness.ts'

/** A phone number that no other test uses. */
export const createPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/** The modes of `/sys/sms` by what they are for. */
export const modes = { signIn: 0, register: 1, reset: 2, bind: 3 } as const

/** Asks for a code. */
export const askCode = (
  server: TestServer,
  target: { readonly mobile: string } | { readonly email: string },
  mode: keyof typeof modes,
  token?: string,
) =>
  server.call('POST', '/sys/sms', {
    body: { ...target, smsmode: modes[mode] },
    ...(token === undefined ? {} : { token }),
  })

/** Asks for a code and reads it from the message. Other tests ask from the same address, which the throttle counts. */
export async function readCode(
  server: TestServer,
  target: { readonly mobile: string } | { readonly email: string },
  mode: keyof typeof modes,
  token?: string,
): Promise<string> {
  await forgetCodes(server)
  const { body } = await askCode(server, target, mode, token)
  const code = /\d{6}/.exec(server.sent.at(-1)?.text ?? '')?.[0]
  if (!body.success || code === undefined) throw new Error(`No code came: ${body.message}`)
  return code
}

/** Makes the codes so far too old for the throttle, whose address and targets they leave as they are. */
export async function forgetCodes(server: TestServer): Promise<void> {
  await server.db.updateTable('sysVerificationCode').set({ createdAt: '2020-01-01 00:00:00' }).execute()
}

/** A code that is surely another one. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')
