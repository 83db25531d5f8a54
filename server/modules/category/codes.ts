import { sql } from 'kysely'
import { createFailure } from '../../../runtime/language/index.ts'
import { findRow, findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SignedInCall } from '../../http/index.ts'
import { changeRecords, isRoot, lockBelow, type ResourceModel, type Values } from '../../http/resource/index.ts'
import { nextLevelCode } from '../levelCode.ts'
import { categoryMessages } from './messages.ts'

/** What stands in `pid` of the uppermost categories. */
export const rootId = '0'

/** The parent as it is stored: the wire writes the top as `0` or as nothing. */
export function toParentId(pid: unknown): string {
  const text = typeof pid === 'string' ? pid.trim() : ''
  return isRoot(text) ? rootId : text
}

/** The code of a category; empty for the top. Throws when there is no such category. */
async function readCode(db: Connection, id: string): Promise<string> {
  if (id === rootId) return ''
  const parent = await findRow(db, 'sysCategory', { id }, ['code'])
  if (parent === undefined) throw createFailure(categoryMessages.unknownParent)
  return parent.code
}

/** The next free code below a category. */
export async function nextCategoryCode(db: Connection, pid: string): Promise<string> {
  const above = await readCode(db, pid)
  const siblings = await findRows(db, 'sysCategory', { pid }, ['code'])
  const code = nextLevelCode(
    above,
    siblings.map((sibling) => sibling.code),
  )
  if (code === undefined) throw createFailure(categoryMessages.full)
  return code
}

/** Writes the new code of a category that moved into the codes of all below it; refused where some of that is hidden from the caller. */
export async function recodeBelow(
  model: ResourceModel,
  call: SignedInCall,
  row: Values,
  before: Values,
): Promise<void> {
  const { tree } = model
  if (tree === undefined || row.code === before.code) return
  const below = await lockBelow(model, call, tree, [String(row.id)])
  const ids = below.map(({ id }) => String(id))
  const code = sql<string>`${String(row.code)} || substr(code, ${sql.lit(String(before.code).length + 1)})`
  await changeRecords(model, call, ids, { code })
}
