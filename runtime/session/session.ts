import type { createStore } from 'jotai'
import { CallError, type Client } from '../data/index.ts'
import { isObject } from '../language/index.ts'
import { hasLeftAtom, lapsedAtom, permissionsAtom, type SignedIn, signedInAtom, visitorAtom } from './atoms.ts'
import { parsePermissions } from './parsePermissions.ts'
import type { Permissions } from './permissions.ts'
import { findKept, type Kept, keep, keepMilliseconds, parseKept, type StoragePart } from './storage.ts'
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
  /** Called once a person is gone, or another one has come, to forget what belonged to the one before. */
  readonly onSignOut: () => void
  /** Milliseconds of the epoch; the clock when left out. */
  readonly now?: () => number
}

/** Who is signed in, and how that changes (specification 4 and 7.1). */
export interface Session {
  /** Takes what the sign-in call answered to the page that made it; false when it lets nobody in. */
  accept(result: unknown, choice?: { readonly tenant?: string }): boolean
  /** Takes what has changed of who is signed in, such as the department. */
  update(change: { readonly user?: unknown; readonly tenant?: string }): void
  /** Forgets the person at once and tells the server, whose failure changes nothing. */
  signOut(): Promise<void>
  /** Signs out of the person's own will, so that the next one does not land on their page (specification 4). */
  leave(): Promise<void>
  /** Forgets the person without telling the server. */
  end(): void
  /**
   * The server refuses the session: it ends there too (specification 8), the person has to sign in again, and what they
   * had open waits for them.
   */
  lapse(): void
  /** Fetches what the person may see and do; a failure signs out (specification 2.2), but not a page that goes away. */
  loadPermissions(): Promise<void>
  /** Fetches what a visitor may see; after a failure that is nothing, and they are asked to sign in. */
  loadVisitor(): Promise<void>
  /** Asks the server anew who is signed in; a failure, which is reported, keeps who was known. */
  refreshUser(): Promise<void>
  /** Fetches it again, or what a visitor sees, as after a change of language; a failure keeps what is there. */
  refreshPermissions(): Promise<void>
  /** Follows what another tab of the browser did to the kept sign-in. */
  adoptStored(key: string | null, text: string | null): void
}

type Names = 'token' | 'fileToken' | 'user' | 'tenant' | 'lapsed'

const fieldsOf = (kept: Kept | null): Partial<Readonly<Record<Names, unknown>>> =>
  isObject(kept?.value) ? kept.value : {}

function parseSignedIn(kept: Kept | null): SignedIn | null {
  const { token, fileToken, user, tenant } = fieldsOf(kept)
  const info = parseUserInfo(user)
  if (kept === null || typeof token !== 'string' || info === null) return null
  return {
    token,
    user: info,
    expires: kept.expires,
    ...(typeof fileToken === 'string' ? { fileToken } : {}),
    ...(typeof tenant === 'string' ? { tenant } : {}),
  }
}

/** The token of who is signed in; null once the seven days are over. */
export function findToken(store: Store, now = Date.now()): string | null {
  const signedIn = store.get(signedInAtom)
  return signedIn !== null && signedIn.expires > now ? signedIn.token : null
}

/** The token for stored files of who is signed in, where the server gave one. */
export function findFileToken(store: Store, now = Date.now()): string | undefined {
  return findToken(store, now) === null ? undefined : store.get(signedInAtom)?.fileToken
}

/** Puts the kept sign-in into the store, before the first call is made. */
export function restoreSession(store: Store, storage: StoragePart, now = Date.now()): void {
  store.set(signedInAtom, parseSignedIn(findKept(storage, sessionKey, now)))
}

const nothing: Permissions = { menu: [], auth: [], allAuth: [], pages: [] }

const visitorCall = '/sys/permission/getVisitorMenu'

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
    const { result } = await client.get('/sys/permission/getUserPermissionByToken', { client: 'pagewright' })
    // Another person may have signed in while the answer was on its way.
    return findToken(store, now()) === token ? parsePermissions(result) : null
  }

  const keepSignedIn = ({ expires, ...value }: SignedIn) => keep(storage, sessionKey, { value, expires })

  /** Somebody is signed in now; what belonged to another person goes. */
  const signInAs = (next: SignedIn) => {
    const before = store.get(signedInAtom)?.user.username ?? store.get(lapsedAtom)
    if (before !== null && before !== next.user.username) onSignOut()
    store.set(permissionsAtom, null)
    store.set(lapsedAtom, null)
    store.set(signedInAtom, next)
  }
  const forget = (lapsed: string | null) => {
    store.set(lapsedAtom, lapsed)
    store.set(signedInAtom, null)
    store.set(permissionsAtom, null)
    if (lapsed === null) onSignOut()
  }

  const session: Session = {
    accept(result, choice = {}) {
      const signIn = parseSignIn(result)
      if (signIn === null) return false
      const { dictionaries: _, ...person } = signIn
      const signedIn = { ...person, expires: now() + keepMilliseconds, ...choice }
      keepSignedIn(signedIn)
      signInAs(signedIn)
      onSignIn(signIn)
      return true
    },
    update({ user, ...choice }) {
      const before = store.get(signedInAtom)
      if (before === null) return
      const info = user === undefined ? before.user : parseUserInfo(user)
      if (info?.username !== before.user.username) return
      const after = { ...before, ...choice, user: info }
      keepSignedIn(after)
      store.set(signedInAtom, after)
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
      forget(null)
    },
    lapse() {
      const before = store.get(signedInAtom)
      if (before === null) return
      const { username } = before.user
      // What is left of it at the server ends too; the call takes the token along before it is forgotten.
      client.post('/sys/logout', undefined, { report: false }).catch(() => undefined)
      // The other tabs of the browser keep what they have open too.
      keep(storage, sessionKey, { value: { lapsed: username }, expires: now() + keepMilliseconds })
      forget(username)
    },
    async loadPermissions() {
      const permissions = await fetchPermissions().catch((error) => (isCutOff(error) ? undefined : null))
      if (permissions === undefined) return
      if (permissions !== null) store.set(permissionsAtom, permissions)
      else if (store.get(permissionsAtom) === null && findToken(store, now()) !== null) await session.signOut()
    },
    async loadVisitor() {
      const answer = await client.get(visitorCall, {}, { anonymous: true, report: false }).catch(() => null)
      store.set(visitorAtom, parsePermissions(answer?.result) ?? store.get(visitorAtom) ?? nothing)
    },
    async refreshPermissions() {
      if (findToken(store, now()) === null) {
        if (store.get(visitorAtom) !== null) await session.loadVisitor()
        return
      }
      const permissions = await fetchPermissions().catch(() => null)
      if (permissions !== null) store.set(permissionsAtom, permissions)
    },
    async refreshUser() {
      const [answer] = await Promise.all([
        client.get('/sys/user/getUserInfo').catch(() => null),
        session.refreshPermissions(),
      ])
      const { userInfo } = (answer?.result ?? {}) as { readonly userInfo?: unknown }
      if (userInfo !== undefined) session.update({ user: userInfo })
    },
    adoptStored(key, text) {
      if (key !== sessionKey && key !== null) return
      const kept = key === null ? null : parseKept(text, now())
      const next = parseSignedIn(kept)
      const before = store.get(signedInAtom)
      if (next !== null) {
        if (next.token === before?.token) store.set(signedInAtom, next)
        else signInAs(next)
        return
      }
      const { lapsed } = fieldsOf(kept)
      const isOwn = typeof lapsed === 'string' && lapsed === (before?.user.username ?? store.get(lapsedAtom))
      if (before !== null || !isOwn) forget(isOwn ? lapsed : null)
    },
  }
  return session
}
