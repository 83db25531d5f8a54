import { toInnerPath } from './innerPath.ts'

/** Where a person lands (specification 9). */
export const homePath = '/dashboard/analysis'

export const signInPath = '/user/login'

/** The pages of an installation that visitors read (specification 1), by their names. */
export const visitorPaths = { help: '/user/help', privacy: '/user/privacy', terms: '/user/terms' } as const

const publicPaths: ReadonlySet<string> = new Set([
  ...Object.values(visitorPaths),
  signInPath,
  '/user/register',
  '/user/register-result',
  '/user/alteration',
])

export interface GuardQuestion {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its number sign, or empty; empty when left out. */
  readonly hash?: string
  readonly token: string | null
  /** Whether the person has just signed out of their own will. */
  readonly hasLeft?: boolean
  /** Whether the permissions are there. */
  readonly hasPermissions: boolean
  /** What an address is to visitors: closed when left out; `unknown` until the server has been asked. */
  readonly toVisitors?: 'open' | 'closed' | 'unknown'
  /** Where the front for visitors begins, when there is one. */
  readonly front?: string | undefined
}

/** Go on, go elsewhere, or fetch the permissions, or what a visitor may see, and ask again. */
export type GuardAnswer =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'load' }

/** The sign-in page that leads back to a path. */
export const toSignIn = (fullPath: string): string => `${signInPath}?redirect=${encodeURIComponent(fullPath)}`

/**
 * The route guard (specification 2.2). Who has just signed in, and so has no permissions yet, goes from the sign-in page
 * to where the redirect query leads, as far as that is inside of the app.
 */
export function guard({
  path,
  search,
  hash = '',
  token,
  hasPermissions,
  hasLeft = false,
  toVisitors = 'closed',
  front,
}: GuardQuestion): GuardAnswer {
  if (token === null) {
    if (publicPaths.has(path) || toVisitors === 'open') return { kind: 'allow' }
    if (toVisitors === 'unknown') return { kind: 'load' }
    if (path === '/' && front !== undefined) return { kind: 'redirect', to: front }
    return { kind: 'redirect', to: hasLeft ? signInPath : toSignIn(`${path}${search}${hash}`) }
  }
  if (path === signInPath) {
    const wanted = hasPermissions ? null : toInnerPath(new URLSearchParams(search).get('redirect'))
    const isLoop = wanted === signInPath || wanted?.startsWith(`${signInPath}?`)
    return { kind: 'redirect', to: wanted === null || isLoop ? homePath : wanted }
  }
  if (publicPaths.has(path) || hasPermissions) return { kind: 'allow' }
  return { kind: 'load' }
}
