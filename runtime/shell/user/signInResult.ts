import { isObject } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { toQuery } from './toQuery.ts'

/** What a person who belongs to several departments or tenants chooses after signing in (wire contract 1.4). */
export interface SignInChoice {
  readonly username: string
  readonly departs: readonly DataRecord[]
  readonly tenants: readonly DataRecord[]
}

const recordsOf = (value: unknown): readonly DataRecord[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** What of the answer to a sign-in is to be chosen from; null when there is nothing to choose. */
export function findSignInChoice(result: unknown): SignInChoice | null {
  const { departs, tenantList, userInfo } = toQuery(result)
  const { username } = toQuery(userInfo)
  const several = (records: readonly DataRecord[]) => (records.length > 1 ? records : [])
  const choice = {
    username: typeof username === 'string' ? username : '',
    departs: several(recordsOf(departs)),
    tenants: several(recordsOf(tenantList)),
  }
  return choice.departs.length > 0 || choice.tenants.length > 0 ? choice : null
}
