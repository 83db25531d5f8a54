import { useAtomValue, useStore } from 'jotai'
import { createContext, use, useMemo } from 'react'
import { isOpenAccess } from '../language/index.ts'
import { permissionsAtom, signedInAtom, visitorAtom } from './atoms.ts'
import { hasAccess } from './hasAccess.ts'
import { isExcluded } from './isExcluded.ts'
import type { Permissions } from './permissions.ts'
import { findToken, type Session } from './session.ts'
import type { UserInfo } from './user.ts'

const SessionContext = createContext<Session | null>(null)

/** Gives the app below it the session that the composition root made. */
export const SessionProvider = SessionContext.Provider

/** Who was signed in, and what they might do, when a part of the app was last seen. */
interface Snapshot {
  readonly user: UserInfo
  readonly permissions: Permissions
}

const SnapshotContext = createContext<Snapshot | null>(null)

/** Holds the person for a part of the app that waits, out of sight, until they have signed in again. */
export const SessionSnapshot = SnapshotContext.Provider

/** Who is signed in now, what they may do, and the verbs that change it. */
export interface CurrentSession {
  readonly session: Session
  /** Null for a visitor. */
  readonly user: UserInfo | null
  /** Null until they are fetched; those of a visitor where nobody is signed in. */
  readonly permissions: Permissions | null
  /** Null for a visitor and once the sign-in has expired. */
  readonly findToken: () => string | null
  /** Whether what asks for an access code is shown, or what is for `anyone` or for who is `signedIn`; a visitor has no code. */
  readonly hasAccess: (code: string) => boolean
  /** Whether the list of hidden actions names a code. */
  readonly isExcluded: (code: string) => boolean
}

export function useSession(): CurrentSession {
  const session = use(SessionContext)
  if (!session) throw new Error('No session: the component stands outside of the app.')
  const store = useStore()
  const snapshot = use(SnapshotContext)
  const signedIn = useAtomValue(signedInAtom)
  const known = useAtomValue(permissionsAtom)
  const user = snapshot?.user ?? signedIn?.user ?? null
  const visitor = useAtomValue(visitorAtom)
  const permissions = snapshot?.permissions ?? (user === null ? visitor : known)
  return useMemo(
    () => ({
      session,
      user,
      permissions,
      findToken: () => findToken(store),
      hasAccess: (code) =>
        isOpenAccess(code) ? code === 'anyone' || user !== null : permissions !== null && hasAccess(permissions, code),
      isExcluded: (code) => permissions !== null && isExcluded(permissions, code),
    }),
    [session, store, user, permissions],
  )
}
