export { hasLeftAtom, lapsedAtom, permissionsAtom, signedInAtom, visitorAtom } from './atoms.ts'
export { SessionProvider, SessionSnapshot, useSession } from './context.tsx'
export { type GuardAnswer, guard, homePath, signInPath, toSignIn, visitorPaths } from './guard.ts'
export { hasAccess } from './hasAccess.ts'
export { toInnerPath } from './innerPath.ts'
export { isExcluded } from './isExcluded.ts'
export { parsePermissions } from './parsePermissions.ts'
export type { AccessEntry, MenuNode, Permissions } from './permissions.ts'
export {
  createSession,
  findFileToken,
  findToken,
  restoreSession,
  type Session,
  type Store,
  sessionKey,
} from './session.ts'
export { toTenant } from './tenant.ts'
export type { UserInfo } from './user.ts'
