import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createError } from '../../../runtime/language/index.ts'
import { type Call, type Cookie, readPublicOrigin } from '../../http/index.ts'
import type { OidcProvider } from '../../oidcProviders.ts'
import { createTicket, hashSecret, takeTicket } from '../verification/tickets.ts'
import { type AuthorizationRequest, toProviderUrl } from './provider.ts'

const cookieName = 'pagewright-third'
const cookiePath = '/api/sys/thirdLogin'
const minutes = 10

/** The provider of a type; an address with any other leads nowhere. */
export function getProvider(call: Pick<Call, 'config'>, type: string): OidcProvider {
  const provider = call.config.oidcProviders.find((each) => each.type === type)
  if (provider === undefined) throw createError('pathNotFound')
  return provider
}

/** Where a journey begins: the provider's address, and the cookie that ties it to this browser. */
export interface AuthorizationStart {
  readonly url: string
  readonly cookie: Cookie
}

const secret = (): string => randomBytes(32).toString('base64url')

/**
 * Begins the way to a provider and back. What has to fit on the way back waits ten minutes in the database; its key
 * travels as the state, and only the browser that has the cookie may come back with it. A `userId` is who wants to bind.
 */
export async function startAuthorization(
  call: Call,
  provider: OidcProvider,
  userId?: string,
): Promise<AuthorizationStart> {
  const redirectUri = `${readPublicOrigin(call.config)}${cookiePath}/${provider.type}/callback`
  const [browser, nonce, verifier] = [secret(), secret(), secret()]
  const content = {
    ...{ redirectUri, nonce, verifier, browser: hashSecret(browser) },
    ...(userId === undefined ? {} : { userId }),
  }
  const state = await createTicket(call.db, { purpose: toPurpose(provider), content, minutes })
  const url = await toProviderUrl(provider, { redirectUri, state, nonce, verifier })
  return { url, cookie: toCookie(call.config, browser) }
}

function toCookie(config: Call['config'], value: string): Cookie {
  const secure = readPublicOrigin(config).startsWith('https:')
  // The provider sends the browser back from another site, which a strict cookie would not survive.
  const options = { path: cookiePath, maxAge: minutes * 60, httpOnly: true, sameSite: 'lax', secure } as const
  return { name: cookieName, value, options }
}

const toPurpose = (provider: OidcProvider): string => `third-journey:${provider.type}`

/** A journey that came back to the browser where it began. */
export interface AuthorizationCallback {
  readonly authorizationRequest: AuthorizationRequest
  readonly userId: string | undefined
}

/** Ends a journey by its state; undefined for one that is too old, was used, or began in another browser. */
export async function finishAuthorization(
  call: Call,
  provider: OidcProvider,
  state: string,
): Promise<AuthorizationCallback | undefined> {
  const content = await takeTicket(call.db, toPurpose(provider), state)
  if (content === undefined || content.browser !== readBrowser(call.request)) return undefined
  const { redirectUri = '', nonce = '', verifier = '', userId } = content
  return { authorizationRequest: { redirectUri, state, nonce, verifier }, userId }
}

/** The hash of the cookie that a journey gave to the browser. */
export function readBrowser(request: FastifyRequest): string {
  const value = request.cookies[cookieName]
  return value === undefined || value === '' ? '' : hashSecret(value)
}
