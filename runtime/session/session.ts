import type { createStore } from 'jotai'
import { CallError, type Client } from '../data/index.ts'
import { hasLeftAtom, permissionsAtom, type SignedIn, signedInAtom } from './atoms.ts'
import { type Permissions, parsePermissions } from './permissions.ts'
import { findKept, keep, keepMilliseconds, parseKept, type StoragePart } from './storage.ts'
import { parseSignIn, parseUserInfo, type SignInResult } from './user.ts'

/** Where the sign-in is kept; the other tabs of the browser watch this key. */
export const sessionKey = 'pagewright.session'

export type Store = ReturnType<typeof createStore>

export interface SessionOptions {
  readonly store: Store
  readonly storage: StoragePart
  readonly client: Pick<Client, 'get' | 'post'>
  /** Called with what a sign-in brought, such as the dictionaries. */
  readonly onSignIn: (result: SignInResult) => void
  /** Called once nobody is signed in any more, to forget what belonged to the person. */
  readonly onSignOut: () => void
  /** Milliseconds of the epoch; the clock when left out. */
  readonly now?: () => number
}

/** Who is signed in, and how that changes (specification 4 and 7.1). */
export interface Session {
  /** Takes what the sign-in call answered to the page that made it; false when it lets nobody in. */
  accept(result: unknown): boolean
  /** Forgets the person at once and tells the server, whose failure changes nothing. */
  signOut(): Promise<void>
  /** Signs out of the person's own will, so that the next one does not land on their page (specification 4). */
  leave(): Promise<void>
  /** Forgets the person without telling the server, as when it has ended the session itself. */
  end(): void
  /** Fetches what the person may see and do; a failure signs out (specification 2.2), but not a page that goes away. */
  loadPermissions(): Promise<void>
  /** Fetches it again, as after a change of language; a failure keeps what is there. */
  refreshPermissions(): Promise<void>
  /** Follows what another tab of the browser did to the kept sign-in. */
  follow(key: string | null, text: string | null): void
}

const parseSignedIn = (kept: { readonly value: unknown; readonly expires: number } | null): SignedIn | null => {
  if (kept === null || typeof kept.value !== 'object' || kept.value === null) return null
  const { token, user } = kept.value as { readonly token?: unknown; readonly user?: unknown }
  const info = parseUserInfo(user)
  return typeof token === 'string' && info !== null ? { token, user: info, expires: kept.expires } : null
}

/** The token of who is signed in; null once the seven days are over. */
export function findToken(store: Store, now = Date.now()): string | null {
  const signedIn = store.get(signedInAtom)
  return signedIn !== null && signedIn.expires > now ? signedIn.token : null
}

/** Puts the kept sign-in into the store, before the first call is made. */
export function restoreSession(store: Store, storage: StoragePart, now = Date.now()): void {
  store.set(signedInAtom, parseSignedIn(findKept(storage, sessionKey, now)))
}

const isCutOff = (error: unknown): boolean => error instanceof CallError && error.kind === 'aborted'

/** Allocates the session of one app. */
export function createSession({
  store,
  storage,
  client,
  onSignIn,
  onSignOut,
  now = Date.now,
}: SessionOptions): Session {
  const fetchPermissions = async (): Promise<Permissions | null> => {
    const token = findToken(store, now())
    const { result } = await client.get('/sys/permission/getUserPermissionByToken')
    // Another person may have signed in while the answer was on its way.
    return findToken(store, now()) === token ? parsePermissions(result) : null
  }

  const session: Session = {
    accept(result) {
      const signIn = parseSignIn(result)
      if (signIn === null) return false
      const signedIn: SignedIn = { token: signIn.token, user: signIn.user, expires: now() + keepMilliseconds }
      keep(storage, sessionKey, { value: { token: signedIn.token, user: signedIn.user }, expires: signedIn.expires })
      store.set(permissionsAtom, null)
      store.set(signedInAtom, signedIn)
      onSignIn(signIn)
      return true
    },
    leave() {
      store.set(hasLeftAtom, true)
      return session.signOut()
    },
    async signOut() {
      // The call takes the token along before it is forgotten.
      const call = client.post('/sys/logout')
      session.end()
      await call.catch(() => undefined)
    },
    end() {
      storage.removeItem(sessionKey)
      store.set(signedInAtom, null)
      store.set(permissionsAtom, null)
      onSignOut()
    },
    async loadPermissions() {
      const permissions = await fetchPermissions().catch((error) => (isCutOff(error) ? undefined : null))
      if (permissions === undefined) return
      if (permissions !== null) store.set(permissionsAtom, permissions)
      else if (store.get(permissionsAtom) === null && findToken(store, now()) !== null) await session.signOut()
    },
    async refreshPermissions() {
      const permissions = await fetchPermissions().catch(() => null)
      if (permissions !== null) store.set(permissionsAtom, permissions)
    },
    follow(key, text) {
      if (key !== sessionKey && key !== null) return
      const kept = key === null ? null : parseSignedIn(parseKept(text, now()))
      if (kept?.token === store.get(signedInAtom)?.token) return
      store.set(permissionsAtom, null)
      store.set(signedInAtom, kept)
      onSignOut()
    },
  }
  return session
}
