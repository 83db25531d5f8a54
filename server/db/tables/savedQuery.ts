import type { ColumnType } from 'kysely'
import type { Timestamp } from './columns.ts'

/** The advanced queries that people keep (specification 3, saved advanced query). */
export interface SysSavedQueryTable {
  id: string
  userId: string
  pageId: string
  title: string
  matchType: 'and' | 'or'
  records: ColumnType<readonly unknown[], readonly unknown[], readonly unknown[]>
  createTime: Timestamp
  updateTime: Timestamp
}
