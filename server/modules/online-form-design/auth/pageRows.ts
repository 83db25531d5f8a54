import { createId } from '../../../db/id.ts'
import { insertRows } from '../../../db/rows.ts'
import { formatWireTime } from '../../../db/time.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'

/** What the rows of `onl_auth_page` are about (wire contract 2.5). */
export const pageTypes = { field: 1, button: 2 } as const

/** Something of a form that asks for a grant, or did. */
export interface PageRow {
  readonly id: string
  readonly cgformId: string
  readonly code: string
  readonly type: number
  readonly control: number
  readonly page: number
  readonly status: number
}

/** The rows of a form about fields, or about buttons. */
export function readPageRows({ db }: SignedInCall, cgformId: string, type: number): Promise<readonly PageRow[]> {
  return db
    .selectFrom('onlAuthPage')
    .select(['id', 'cgformId', 'code', 'type', 'control', 'page', 'status'])
    .where('cgformId', '=', cgformId)
    .where('type', '=', type)
    .orderBy('code')
    .orderBy('page')
    .orderBy('control')
    .execute()
}

/** Says whether something of a form asks for a grant. */
export async function savePageRow(
  { db, user }: SignedInCall,
  { head }: FormDescription,
  row: Pick<PageRow, 'code' | 'type' | 'control' | 'page'>,
  isFilterable: boolean,
): Promise<void> {
  const status = isFilterable ? 1 : 0
  const stamps = { status, updateBy: user.username, updateTime: formatWireTime(Date.now()) }
  const { numUpdatedRows } = await db
    .updateTable('onlAuthPage')
    .set(stamps)
    .where('cgformId', '=', head.id)
    .where('code', '=', row.code)
    .where('type', '=', row.type)
    .where('control', '=', row.control)
    .where('page', '=', row.page)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n || !isFilterable) return
  await insertRows(db, 'onlAuthPage', { id: createId(), cgformId: head.id, ...row, status, createBy: user.username })
}
