import { type Call, ok, type RawAnswer, readTenants, toFileToken } from '../../http/index.ts'
import { readDictionaries } from '../dictionary/dictionaryItems.ts'
import { withFileCookie } from '../file/fileCookie.ts'
import { readDeparts, toDepartItems, withCurrentDepart } from '../organisation/departs.ts'
import { readUserInfo } from '../user/userInfo.ts'
import { signInMessages } from './messages.ts'
import type { SignedIn } from './session.ts'

/**
 * Answers a sign-in of any kind (wire contract 1.4): `multi_depart` is 0, 1 or 2 for no, one or several departments, and
 * `tenantList` is there only for who has tenants.
 */
export async function answerSignedIn(call: Call, { token, user: found }: SignedIn): Promise<RawAnswer> {
  const { db, language } = call
  const departs = await readDeparts(db, found.id, language)
  const user = await withCurrentDepart(db, found, departs)
  const tenantList = await readTenants(db, user)
  const result = {
    token,
    // Ours: for the addresses of stored files where the app and this server are two sites, so that no cookie goes along.
    fileToken: toFileToken(token),
    multi_depart: Math.min(departs.length, 2),
    departs: toDepartItems(departs),
    ...(tenantList.length === 0 ? {} : { tenantList }),
    userInfo: await readUserInfo(db, user, language),
    sysAllDictItems: await readDictionaries(db, language),
  }
  return withFileCookie(call, token, ok(result, signInMessages.signedIn))
}
