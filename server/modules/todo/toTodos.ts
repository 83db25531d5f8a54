import { sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Values } from '../../http/resource/index.ts'
import type { Todos } from './source.ts'

interface TodoFields {
  /** The fields with what waits and since when. */
  readonly title: string
  readonly time: string
  readonly size: number
  readonly toAddress: (id: string) => string
}

/** The records that a query leaves, as to-dos, the newest first. */
export async function toTodos(query: RecordQuery, { title, time, size, toAddress }: TodoFields): Promise<Todos> {
  const { total } = (await query.select(sql<number>`count(*)`.as('total')).executeTakeFirst()) ?? { total: 0 }
  const rows: readonly Values[] = await query
    .select(['id', title, time])
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  const todos = rows.map((row) => ({
    id: String(row.id),
    title: String(row[title] ?? ''),
    time: typeof row[time] === 'string' ? row[time] : null,
    address: toAddress(String(row.id)),
  }))
  return { todos, total: Number(total) }
}
