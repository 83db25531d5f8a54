import { useState } from 'react'
import type { Location } from 'react-router'
import { type Permissions, type UserInfo, useSession } from '../../session/index.ts'

/** The frame of a front: who is in it, and where. */
interface FrontFrame {
  /** Another one where what was done in the frame is not for who comes now. */
  readonly key: number
  /** Null for a visitor. */
  readonly person: { readonly user: UserInfo; readonly permissions: Permissions } | null
  /** Whose frame it is, from the first person on who signed in. */
  readonly owner: string | null
  readonly location: Location
}

/**
 * The frame of the front, which stays out of sight while a visitor signs in, so that they find what they were about to do;
 * null before it is shown, and once somebody else has come.
 */
export function useFrontFrame(isShown: boolean, location: Location, lapsed: string | null): FrontFrame | null {
  const { user, permissions } = useSession()
  const [last, setLast] = useState<FrontFrame | null>(null)
  const username = user?.username ?? null
  const isSame = last === null || last.owner === null || last.owner === (username ?? lapsed)
  if (!isShown) {
    if (isSame) return last
    setLast(null)
    return null
  }
  const isPersonSame = last !== null && last.person?.user === (user ?? undefined) && isOf(last, permissions)
  if (isSame && isPersonSame && last.location === location) return last
  const next: FrontFrame = {
    key: (last?.key ?? 0) + (isSame ? 0 : 1),
    person: isPersonSame ? last.person : user && permissions && { user, permissions },
    owner: username ?? (isSame ? (last?.owner ?? null) : null),
    location,
  }
  setLast(next)
  return next
}

const isOf = ({ person }: FrontFrame, permissions: Permissions | null): boolean =>
  person === null || person.permissions === permissions
