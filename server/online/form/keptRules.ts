import { readCached } from '../../db/changes.ts'
import { grantTopics } from '../../http/access.ts'
import type { GrantedRule } from '../../http/rules/grantedRules.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FormHead } from './description.ts'
import { readFormRules } from './grant/readGrant.ts'

/** The rules that a person was given at a form, kept until one of them changes: lists with choices out of its table ask again and again. */
export function readKeptRules(viewer: Viewer, head: FormHead): Promise<readonly GrantedRule[]> {
  const { db, user, tenantId } = viewer
  return readCached(db, `formRules:${head.id}:${user.id}:${tenantId}`, async () => {
    const value = await readFormRules(viewer, head)
    return { value, topics: ['onl_auth_data', 'onl_auth_relation', ...grantTopics, `user:${user.id}`] }
  })
}
