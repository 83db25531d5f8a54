import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard, hasLeftAtom, signInPath, useSession } from '../../session/index.ts'
import { Splash } from '../Splash.tsx'
import { UserPages } from '../user/UserPages.tsx'

const MainLayout = lazy(() => import('../main/MainLayout.tsx'))

/** Shows what the route guard lets the person see at the address of the window (specification 2.2). */
export function Guarded() {
  const { pathname, search } = useLocation()
  const { session, user, permissions, findToken } = useSession()
  const [hasLeft, setLeft] = useAtom(hasLeftAtom)
  const answer = guard({ path: pathname, search, token: findToken(), hasPermissions: permissions !== null, hasLeft })
  const hasArrived = hasLeft && pathname === signInPath
  const isLoading = answer.kind === 'load'

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

  if (answer.kind === 'redirect') return <Navigate to={answer.to} replace />
  if (answer.kind === 'load') return <Splash />
  if (user === null || permissions === null || pathname.startsWith('/user/')) return <UserPages />
  return (
    <Suspense fallback={<Splash />}>
      <MainLayout key={user.username} permissions={permissions} user={user} />
    </Suspense>
  )
}
