import type { SignedIn } from './atoms.ts'

/**
 * The tenant that a person's calls are for: the one that they chose, else the first of theirs; 0, which is none, for
 * everybody else (specification 7).
 */
export function toTenant(signedIn: Pick<SignedIn, 'user' | 'tenant'> | null): string {
  const ids = signedIn?.user.relTenantIds
  return signedIn?.tenant ?? ((typeof ids === 'string' && ids.split(',')[0]?.trim()) || '0')
}
