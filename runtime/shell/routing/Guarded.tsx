import { useAtom, useAtomValue } from 'jotai'
import { Activity, lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import {
  type GuardAnswer,
  guard,
  hasLeftAtom,
  lapsedAtom,
  type Permissions,
  SessionSnapshot,
  signInPath,
  type UserInfo,
  useSession,
} from '../../session/index.ts'
import { Splash } from '../Splash.tsx'
import { UserPages } from '../user/UserPages.tsx'
import { useFronts } from './useFronts.ts'

const MainLayout = lazy(() => import('../main/MainLayout.tsx'))

/** Whose frame stands, and what they may do in it. */
interface Frame {
  readonly user: UserInfo
  readonly permissions: Permissions
}

/**
 * Shows what the route guard lets the person see at the address of the window (specification 2.2): a page of the
 * workspace, one of a front, or one of those that need nobody to be signed in. The frame of a person whose session the
 * server has ended waits out of sight, so that nothing typed in it is lost (specification 8).
 */
export function Guarded() {
  const { pathname, search, hash, key } = useLocation()
  const { session, user, permissions, findToken } = useSession()
  const [hasLeft, setLeft] = useAtom(hasLeftAtom)
  const lapsed = useAtomValue(lapsedAtom)
  const token = findToken()
  const isVisitor = token === null
  const fronts = useFronts(isVisitor, pathname, key)
  const guarded = guard({
    path: pathname,
    search,
    hash,
    token,
    hasPermissions: !isVisitor && permissions !== null,
    hasLeft,
    toVisitors: fronts.toVisitors,
    front: fronts.home,
  })
  const isOfUser = pathname.startsWith('/user/')
  const answer: GuardAnswer = guarded.kind === 'allow' && !isOfUser && fronts.isLoading ? { kind: 'load' } : guarded
  const isLoading = guarded.kind === 'load' && !isVisitor
  const isInside = answer.kind === 'allow' && !isOfUser
  const isFront = isInside && fronts.isFront
  const isWorkspace = isInside && !isFront
  const frame = useFrame(isWorkspace, user, permissions, lapsed)
  const hasArrived = hasLeft && (pathname === signInPath || isFront)

  useEffect(() => {
    if (!isLoading) return
    // The frame comes while the permissions do.
    void import('../main/MainLayout.tsx')
    void session.loadPermissions()
  }, [isLoading, session])

  // Once at sign-in, addresses that need one lead there with the way back again.
  useEffect(() => {
    if (hasArrived) setLeft(false)
  }, [hasArrived, setLeft])

  return (
    <>
      {frame && (
        <Activity mode={isWorkspace ? 'visible' : 'hidden'}>
          <SessionSnapshot value={frame}>
            <Suspense fallback={<Splash />}>
              <MainLayout
                key={frame.user.username}
                permissions={frame.permissions}
                user={frame.user}
                isShown={isWorkspace}
              />
            </Suspense>
          </SessionSnapshot>
        </Activity>
      )}
      {fronts.Frame && <fronts.Frame isShown={isFront} />}
      {answer.kind === 'redirect' && <Navigate to={answer.to} replace />}
      {answer.kind === 'load' && <Splash />}
      {answer.kind === 'allow' && !isInside && <UserPages />}
    </>
  )
}

/** The frame that stands: that of who is inside, or of who has to come back into it; null when there is none. */
function useFrame(
  isInside: boolean,
  user: UserInfo | null,
  permissions: Permissions | null,
  lapsed: string | null,
): Frame | null {
  const [last, setLast] = useState<Frame | null>(null)
  const isNew = user !== last?.user || permissions !== last.permissions
  if (isInside && user !== null && permissions !== null) {
    if (!isNew) return last
    const frame = { user, permissions }
    setLast(frame)
    return frame
  }
  if (last === null) return null
  if (last.user.username === (user?.username ?? lapsed)) return last
  setLast(null)
  return null
}
