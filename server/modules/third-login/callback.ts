import { type Call, type RawAnswer, redirect, toErrorLine } from '../../http/index.ts'
import { createTicket } from '../verification/tickets.ts'
import { finishAuthorization, getProvider, readBrowser } from './authorizationRequest.ts'
import { readIdentity, type ThirdIdentity } from './provider.ts'
import { bindIdentity } from './thirdAccounts.ts'

/** Where the app goes on: its sign-in page, or the person's own page of bindings. */
const pages = { signIn: '/user/login', bind: '/account/settings/binding' } as const

/** Why a way ended without what it was for; the app says it in words. */
type Failure = 'denied' | 'failed' | 'taken'

/** Sends the browser back to the app. */
export function backToApp(
  page: keyof typeof pages,
  type: string,
  rest: { readonly token: string } | { readonly error: Failure } | Record<string, never> = {},
): RawAnswer {
  return redirect(`${pages[page]}?${new URLSearchParams({ third: type, ...rest })}`)
}

/** The purpose of the one-time token with which the app finishes a sign-in. */
export const toSignInPurpose = (type: string): string => `third-sign-in:${type}`

/**
 * Ends the way to a provider and back: binds, or gives the app a token for two minutes that works once and in this browser
 * only. Whatever goes wrong leads back to the app, because a person looks at this answer.
 */
export async function finishThirdLogin(call: Call, type: string): Promise<RawAnswer> {
  const provider = getProvider(call, type)
  const parameters = toParameters(call.query)
  const callback = await finishAuthorization(call, provider, parameters.get('state') ?? '')
  if (callback === undefined) return backToApp('signIn', type, { error: 'failed' })
  const page = callback.userId === undefined ? 'signIn' : 'bind'
  if (parameters.has('error')) return backToApp(page, type, { error: 'denied' })
  let identity: ThirdIdentity
  try {
    identity = await readIdentity(provider, callback.authorizationRequest, parameters)
  } catch (error) {
    console.error(`The sign-in by "${type}" failed: ${toErrorLine(error)}`)
    return backToApp(page, type, { error: 'failed' })
  }
  if (callback.userId !== undefined) {
    const isBound = await bindIdentity(call.db, provider, identity, callback.userId)
    return backToApp('bind', type, isBound ? {} : { error: 'taken' })
  }
  const content = { subject: identity.subject, browser: readBrowser(call.request) }
  const token = await createTicket(call.db, { purpose: toSignInPurpose(type), content, minutes: 2 })
  return backToApp('signIn', type, { token })
}

function toParameters(query: unknown): URLSearchParams {
  const entries = Object.entries(query as Readonly<Record<string, unknown>>)
  return new URLSearchParams(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
