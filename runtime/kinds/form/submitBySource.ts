import type { Answer, Client } from '../../data/index.ts'
import { createFailure, findCall, type Source } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/**
 * Saves a record by the source of its page: POST for a new one, PUT for an existing one (wire contract 1.6 and 1.13). Rows
 * of its sub-tables go with it, in the shape that the source takes them in.
 */
export async function submitBySource(
  client: Client,
  source: Source | undefined,
  mode: 'add' | 'edit' | 'view',
  record: DataRecord,
): Promise<Answer> {
  const call = findCall(source, mode === 'edit' ? 'edit' : 'add', { record })
  if (!call) {
    throw createFailure({ zh: '表单没有保存地址', en: 'The form says not where it is saved.', tw: '表單沒有儲存地址' })
  }
  return client.request(call.method, call.path, { query: call.query, body: call.body })
}
