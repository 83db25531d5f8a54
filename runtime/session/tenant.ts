import type { UserInfo } from './user.ts'

/** The tenant that a person's calls are for: the first of theirs; 0, which is none, for everybody else (specification 7). */
export function toTenant(user: UserInfo | undefined): string {
  const ids = user?.relTenantIds
  return (typeof ids === 'string' && ids.split(',')[0]?.trim()) || '0'
}
