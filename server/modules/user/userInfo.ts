import type { CurrentUser } from '../../http/session.ts'

/** The user as the wire shows them to themselves (wire contract 1.4); what guards the account is left out. */
export type UserInfo = Omit<CurrentUser, 'failedLogins' | 'lockedUntil' | 'passwordChangedAt'> & {
  readonly orgCodeTxt: string | null
}

/** Makes the `userInfo` of the sign-in answers. */
export function toUserInfo(user: CurrentUser): UserInfo {
  const { failedLogins: _failures, lockedUntil: _locked, passwordChangedAt: _changed, ...info } = user
  return { ...info, orgCodeTxt: null }
}
