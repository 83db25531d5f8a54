import { atom } from 'jotai'
import type { Permissions } from './permissions.ts'
import type { UserInfo } from './user.ts'

/** Who is signed in, with the token, until when. */
export interface SignedIn {
  readonly token: string
  /** The token for stored files alone; servers of the family give none. */
  readonly fileToken?: string
  readonly user: UserInfo
  /** Milliseconds of the epoch. */
  readonly expires: number
  /** The tenant that the person chose; the first of theirs when there is none. */
  readonly tenant?: string
}

export const signedInAtom = atom<SignedIn | null>(null)

/**
 * The name of whose session the server ended in the middle of work; null otherwise. What they had open waits for them,
 * and goes when somebody else signs in.
 */
export const lapsedAtom = atom<string | null>(null)

/** Whether the person has just signed out of their own will: the way then leads to sign-in and not back again. */
export const hasLeftAtom = atom(false)

/** What the person may see and do; null until it is fetched. */
export const permissionsAtom = atom<Permissions | null>(null)

/** What a visitor may see of the app; null until it is fetched. */
export const visitorAtom = atom<Permissions | null>(null)
