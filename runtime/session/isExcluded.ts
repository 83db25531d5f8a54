import { hasAccess, isSwitchedOff, namesCode } from './hasAccess.ts'
import type { Permissions } from './permissions.ts'

const button = '1'

/**
 * Whether a code is in the list of hidden actions (specification 6): a button of type 1 that the server knows and that
 * the person was not given, or that their own list switches off. A code that no list knows hides nothing.
 */
export function isExcluded(permissions: Pick<Permissions, 'auth' | 'allAuth'>, code: string): boolean {
  if (hasAccess(permissions, code)) return false
  const { auth, allAuth } = permissions
  return (
    auth.some((entry) => namesCode(entry, code)) ||
    allAuth.some((entry) => entry.type === button && !isSwitchedOff(entry) && namesCode(entry, code))
  )
}
