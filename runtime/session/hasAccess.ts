import type { AccessEntry, Permissions } from './permissions.ts'

const switchedOff = '0'
const dataRule = '2'

/** Whether an entry names a code; one entry may name several. */
export const namesCode = (entry: AccessEntry, code: string): boolean =>
  entry.action.split(',').some((part) => part.trim() === code)

/** Whether an entry is a button that is switched off for everybody. */
export const isSwitchedOff = ({ type, status }: AccessEntry): boolean => type !== dataRule && status === switchedOff

/**
 * Whether buttons, fields and pages that ask for a code are shown (specification 6, wire contract 1.5). A code that the
 * person's own list grants is allowed, of whatever type; one that it names as switched off is denied. Otherwise a
 * button that is switched off for everybody asks for nothing. The server has the last word on every call.
 */
export function hasAccess({ auth, allAuth }: Pick<Permissions, 'auth' | 'allAuth'>, code: string): boolean {
  const own = auth.filter((entry) => namesCode(entry, code))
  if (own.length > 0) return own.some((entry) => entry.status !== switchedOff)
  return allAuth.some((entry) => isSwitchedOff(entry) && namesCode(entry, code))
}
