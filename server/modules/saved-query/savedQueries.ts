import { createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { toJson } from '../../db/json.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { deleteRows, findRows } from '../../db/rows.ts'
import { formatWireTime } from '../../db/time.ts'
import { inTransaction, type SignedInCall } from '../../http/index.ts'
import type { Condition } from './condition.ts'

/** A saved query as it leaves the server. */
export interface SavedQuery {
  readonly id: string
  readonly title: string
  readonly matchType: 'and' | 'or'
  readonly records: readonly unknown[]
}

/** What a person keeps of a query. */
export interface QueryToSave {
  readonly pageId: string
  readonly title: string
  readonly matchType: 'and' | 'or'
  readonly records: readonly Condition[]
}

/** Queries that one person may keep for one page. */
const max = 100

const messages = {
  untitled: { zh: '保存名称不能为空', en: 'save name cannot be empty', tw: '儲存名稱不能為空' },
  tooMany: {
    zh: '每个页面最多保存 {max} 个查询',
    en: 'At most {max} queries can be saved for a page.',
    tw: '每個頁面最多儲存 {max} 個查詢',
  },
} as const

/** The queries that the person keeps for a page, oldest first. */
export async function listSavedQueries({ db, user }: SignedInCall, pageId: string): Promise<readonly SavedQuery[]> {
  const columns = ['id', 'title', 'matchType', 'records'] as const
  return findRows(db, 'sysSavedQuery', { userId: user.id, pageId }, columns, ['createTime', 'id'])
}

/** Keeps a query under its name; one of the person's that has this name on this page is written over. */
export function saveQuery(call: SignedInCall, query: QueryToSave): Promise<SavedQuery> {
  const { pageId, matchType, records } = query
  const title = query.title.trim()
  if (title === '') throw createFailure(messages.untitled)
  return inTransaction(call.db, async (db) => {
    const userId = call.user.id
    await lockUntilCommit(db, `saved queries ${userId}`)
    const kept = await listSavedQueries({ ...call, db }, pageId)
    const known = kept.some((other) => other.title === title)
    if (!known && kept.length >= max) throw createFailure(messages.tooMany, { details: { max: String(max) } })
    const values = { matchType, records: toJson(records), updateTime: formatWireTime(Date.now()) }
    return db
      .insertInto('sysSavedQuery')
      .values({ id: createId(), userId, pageId, title, ...values })
      .onConflict((conflict) => conflict.columns(['userId', 'pageId', 'title']).doUpdateSet(values))
      .returning(['id', 'title', 'matchType', 'records'])
      .executeTakeFirstOrThrow()
  })
}

/** Forgets a query of the person; whether there was one. */
export async function removeSavedQuery({ db, user }: SignedInCall, id: string): Promise<boolean> {
  return (await deleteRows(db, 'sysSavedQuery', { id, userId: user.id })) > 0
}
