import { createId } from '../../../db/id.ts'
import { findRows, insertRows, updateRows } from '../../../db/rows.ts'
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
  const columns = ['id', 'cgformId', 'code', 'type', 'control', 'page', 'status'] as const
  return findRows(db, 'onlAuthPage', { cgformId, type }, columns, ['code', 'page', 'control'])
}

/** Says whether something of a form asks for a grant. */
export async function savePageRow(
  { db, user }: SignedInCall,
  { head }: FormDescription,
  { code, type, control, page }: Pick<PageRow, 'code' | 'type' | 'control' | 'page'>,
  isFilterable: boolean,
): Promise<void> {
  const status = isFilterable ? 1 : 0
  const stamps = { status, updateBy: user.username, updateTime: formatWireTime(Date.now()) }
  const row = { cgformId: head.id, code, type, control, page }
  if ((await updateRows(db, 'onlAuthPage', row, stamps)) > 0 || !isFilterable) return
  await insertRows(db, 'onlAuthPage', { id: createId(), ...row, status, createBy: user.username })
}
