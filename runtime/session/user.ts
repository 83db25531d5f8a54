import { isObject } from '../language/index.ts'
import type { DataRecord } from '../registry/index.ts'

/** Who is signed in: the `userInfo` of the sign-in, with the names that the app itself reads (wire contract 1.4). */
export interface UserInfo extends DataRecord {
  readonly username: string
  readonly realname: string
  /** A stored path, of which there may be none. */
  readonly avatar?: string
}

/** Reads a user's info; null when it names nobody. */
export function parseUserInfo(value: unknown): UserInfo | null {
  if (!isObject(value)) return null
  const { username, realname, avatar, ...others } = value
  if (typeof username !== 'string' || username === '') return null
  return {
    ...others,
    username,
    realname: typeof realname === 'string' && realname !== '' ? realname : username,
    ...(typeof avatar === 'string' && avatar !== '' ? { avatar } : {}),
  }
}

/** What a sign-in answers, as far as the app reads it. */
export interface SignInResult {
  readonly token: string
  /** Opens stored files and nothing else, so that it may stand in an address; absent when the server gave none. */
  readonly fileToken?: string
  readonly user: UserInfo
  /** Items by dictionary code, with which the dictionary cache starts; absent when the server sent none. */
  readonly dictionaries?: DataRecord
}

/** Reads the result of a sign-in (wire contract 1.4); null when it lets nobody in. */
export function parseSignIn(result: unknown): SignInResult | null {
  if (!isObject(result)) return null
  const user = parseUserInfo(result.userInfo)
  if (typeof result.token !== 'string' || result.token === '' || user === null) return null
  const { fileToken, sysAllDictItems } = result
  return {
    token: result.token,
    user,
    ...(typeof fileToken === 'string' && fileToken !== '' ? { fileToken } : {}),
    ...(isObject(sysAllDictItems) ? { dictionaries: sysAllDictItems } : {}),
  }
}
