import type { Connection } from '../../db/schema.ts'
import { type CurrentUser, type Language, showTexts } from '../../http/index.ts'
import { findDepartName } from '../organisation/departs.ts'

/** The user as the wire shows them to themselves (wire contract 1.4); what guards the account is left out. */
export type UserInfo = Omit<CurrentUser, 'failedLogins' | 'lockedUntil' | 'passwordChangedAt' | 'texts'> & {
  /** The name of the current department. */
  readonly orgCodeTxt: string | null
}

/** Makes the `userInfo` of the sign-in answers. */
export async function readUserInfo(db: Connection, user: CurrentUser, language?: Language): Promise<UserInfo> {
  const { failedLogins: _failures, lockedUntil: _locked, passwordChangedAt: _changed, ...info } = user
  return { ...showTexts(info, language), orgCodeTxt: await findDepartName(db, user.orgCode, language) }
}
