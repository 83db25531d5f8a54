import { atom } from 'jotai'
import type { Permissions } from './permissions.ts'
import type { UserInfo } from './user.ts'

/** Who is signed in, with the token, until when. */
export interface SignedIn {
  readonly token: string
  readonly user: UserInfo
  /** Milliseconds of the epoch. */
  readonly expires: number
}

export const signedInAtom = atom<SignedIn | null>(null)

/** Whether the person has just signed out of their own will: the way then leads to sign-in and not back again. */
export const hasLeftAtom = atom(false)

/** What the person may see and do; null until it is fetched. */
export const permissionsAtom = atom<Permissions | null>(null)
