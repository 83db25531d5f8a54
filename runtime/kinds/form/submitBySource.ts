import type { Answer, Client } from '../../data/index.ts'
import { createFailure, findCall, type Source } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/** Saves a record by the source of its page: POST for a new one, PUT for an existing one (wire contract 1.6). */
export async function submitBySource(
  client: Client,
  source: Source | undefined,
  mode: 'add' | 'edit' | 'view',
  record: DataRecord,
): Promise<Answer> {
  const url = findCall(source, mode === 'edit' ? 'edit' : 'add')
  if (!url) {
    throw createFailure({ zh: '表单没有保存地址', en: 'The form says not where it is saved.', tw: '表單沒有儲存地址' })
  }
  return mode === 'edit' ? client.put(url, record) : client.post(url, record)
}
