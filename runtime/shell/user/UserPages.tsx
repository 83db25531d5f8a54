import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { NodeBoundary } from '../../issues/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { signInPath, visitorPaths } from '../../session/index.ts'
import { SignIn } from './SignIn.tsx'
import { UserLayout } from './UserLayout.tsx'
import { alterationPath, registerPath, registerResultPath } from './userPages.ts'
import { VisitorServices } from './VisitorServices.tsx'

// Few visitors come for these.
const Register = lazyPart(() => import('./Register.tsx').then((chunk) => chunk.Register), null)
const RegisterResult = lazyPart(() => import('./Register.tsx').then((chunk) => chunk.RegisterResult), null)
const Alteration = lazyPart(() => import('./Alteration.tsx').then((chunk) => chunk.Alteration), null)

const VisitorPage = lazyPart(() => import('./VisitorPage.tsx').then((chunk) => chunk.VisitorPage), null)

const pages: Readonly<Record<string, ComponentType>> = {
  [signInPath]: SignIn,
  [registerPath]: Register,
  [registerResultPath]: RegisterResult,
  [alterationPath]: Alteration,
  ...Object.fromEntries(Object.values(visitorPaths).map((path) => [path, VisitorPage])),
}

/** The pages that need nobody to be signed in. */
export function UserPages() {
  const { pathname } = useLocation()
  const Page = pages[pathname] ?? SignIn
  return (
    <UserLayout isWide={Page === VisitorPage}>
      <NodeBoundary key={pathname} node={pathname} size="page">
        <VisitorServices>
          <Page />
        </VisitorServices>
      </NodeBoundary>
    </UserLayout>
  )
}
