import { signInPath } from '../../session/index.ts'

/** A call that turns what another site sent the person back with into a sign-in. */
export interface ReturnedSignIn {
  readonly url: string
  readonly query: Readonly<Record<string, string>>
}

/** The address to which another site sends the person back: the sign-in page without what that site adds to it. */
function toReturnAddress(address: string): string {
  const url = new URL(address)
  const redirect = url.searchParams.get('redirect')
  const back = new URL(signInPath, url.origin)
  if (redirect !== null) back.searchParams.set('redirect', redirect)
  return back.href
}

/** Where a person signs in for several sites at once, and is sent back from. */
export function toCasAddress(cas: string, address: string): string {
  const url = new URL(`${cas.replace(/\/+$/, '')}/login`)
  url.searchParams.set('service', toReturnAddress(address))
  return url.href
}

const failures = ['denied', 'failed', 'taken'] as const

/** A way to another site that ended without a sign-in. */
export interface Return {
  /** Why it was in vain; null when an account was linked. */
  readonly failure: (typeof failures)[number] | null
  /** The address in the app without what the return added to it. */
  readonly rest: string
}

/** What another site has sent the person back with; null when it has not, or with a sign-in. */
export function findReturn(address: string): Return | null {
  const { pathname, searchParams } = new URL(address)
  if (!searchParams.has('third') || searchParams.has('token')) return null
  const error = searchParams.get('error')
  for (const added of ['third', 'error']) searchParams.delete(added)
  const search = searchParams.toString()
  return {
    failure: error === null ? null : (failures.find((failure) => failure === error) ?? 'failed'),
    rest: search === '' ? pathname : `${pathname}?${search}`,
  }
}

/**
 * What to ask the server when another site has sent the person back (specification 7.1): with `third` and `token` from
 * the account of another site, with `ticket` from a server that signs people in for several sites.
 */
export function findReturnedSignIn(address: string): ReturnedSignIn | null {
  const { searchParams } = new URL(address)
  const [third, token, ticket] = [searchParams.get('third'), searchParams.get('token'), searchParams.get('ticket')]
  if (third && token)
    return { url: `/sys/thirdLogin/getLoginUser/${encodeURIComponent(token)}/${encodeURIComponent(third)}`, query: {} }
  if (ticket) return { url: '/sys/cas/client/validateLogin', query: { ticket, service: toReturnAddress(address) } }
  return null
}
