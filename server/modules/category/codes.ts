import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from '../../http/resource/model.ts'
import type { Author } from '../../http/resource/versions.ts'
import { withVersions } from '../../http/resource/withVersions.ts'
import { nextLevelCode } from '../levelCode.ts'
import { categoryWords } from './words.ts'

/** What stands in `pid` of the uppermost categories. */
export const rootId = '0'

/** Whoever changes the tree waits here for the others who do, until their transaction has ended. */
export function lockTree(transaction: Connection): Promise<void> {
  return lockUntilCommit(transaction, 'categories')
}

/** The parent as it is stored: the wire writes the top as `0` or as nothing. */
export function toParentId(pid: unknown): string {
  return typeof pid === 'string' && pid.trim() !== '' ? pid.trim() : rootId
}

/** The code of a category; empty for the top. Throws when there is no such category. */
async function readCode(db: Connection, id: string): Promise<string> {
  if (id === rootId) return ''
  const parent = await db.selectFrom('sysCategory').select('code').where('id', '=', id).executeTakeFirst()
  if (parent === undefined) throw createFailure(categoryWords.unknownParent)
  return parent.code
}

/** The next free code below a category. Only who holds the lock of the tree may keep it. */
export async function nextCategoryCode(db: Connection, pid: string): Promise<string> {
  const above = await readCode(db, pid)
  const siblings = await db.selectFrom('sysCategory').select('code').where('pid', '=', pid).execute()
  const code = nextLevelCode(
    above,
    siblings.map((sibling) => sibling.code),
  )
  if (code === undefined) throw createFailure(categoryWords.full)
  return code
}

/** The ids of some categories and of all below them. */
export async function readBranches(db: Connection, ids: readonly string[]): Promise<readonly string[]> {
  // `union` drops what was found before, so that not even a circle goes on for ever.
  const { rows } = await sql<{ id: string }>`
    with recursive branch (id) as (
      select id from sys_category where id in (${sql.join(ids)})
      union select below.id from sys_category below join branch on below.pid = branch.id
    ) select id from branch`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives a category that moves the next code below its new parent. Throws when that would make a circle. */
export async function codeForMove(db: Connection, id: string, pid: string): Promise<string> {
  if ((await readBranches(db, [id])).includes(pid)) throw createFailure(categoryWords.circle)
  return nextCategoryCode(db, pid)
}

/** Writes the new code of a category into the codes of all below it. */
export async function recodeBelow(
  model: ResourceModel,
  author: Author,
  id: string,
  before: string,
  after: string,
): Promise<void> {
  const { db } = author
  const below = (await readBranches(db, [id])).filter((other) => other !== id)
  if (below.length === 0) return
  const code = sql<string>`${after} || substr(code, ${sql.lit(before.length + 1)})`
  await withVersions(model, author, below, () =>
    db.updateTable('sysCategory').set({ code }).where('id', 'in', below).execute(),
  )
}

/** Writes whether categories have others below them. */
export async function refreshHasChild(db: Connection, ids: readonly string[]): Promise<void> {
  const wanted = ids.filter((id) => id !== rootId)
  if (wanted.length === 0) return
  await sql`
    update sys_category set has_child =
      case when exists (select 1 from sys_category below where below.pid = sys_category.id) then '1' else '0' end
    where id in (${sql.join(wanted)})`.execute(db)
}
