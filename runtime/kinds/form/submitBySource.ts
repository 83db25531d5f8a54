import { type Answer, type Client, keyHeader, versionField } from '../../data/index.ts'
import { createFailure, findCall, isObject, type Source } from '../../language/index.ts'
import type { DataRecord, PageOpening } from '../../registry/index.ts'
import { isReported } from './fieldRefusals.ts'

/** When a record that was read had last been changed: empty where it never was, undefined where it does not say. */
export function findLastChange(record: unknown): string | undefined {
  if (!isObject(record)) return undefined
  const name = ['updateTime', 'update_time'].find((each) => Object.hasOwn(record, each))
  const time = name === undefined ? undefined : record[name]
  return time === null || time === '' ? '' : typeof time === 'string' ? time : undefined
}

interface SaveOptions {
  readonly version?: string | undefined
  /** For servers that give no versions. */
  readonly unchangedSince?: string | undefined
  readonly newKey?: string
}

/**
 * Saves a record by the source of its page: POST for a new one, PUT for an existing one (wire contract 1.6 and 1.13). Rows
 * of its sub-tables go with it, in the shape that the source takes them in.
 * The server refuses the change of a record that is not the `version` that was read any more, or that was changed by
 * somebody after `unchangedSince` (wire contract 1.1), and adds one record for each `newKey`, however often it is sent.
 */
export async function submitBySource(
  client: Client,
  source: Source | undefined,
  { mode, isChild = false }: Pick<PageOpening, 'mode' | 'isChild'>,
  record: DataRecord,
  { version, unchangedSince, newKey }: SaveOptions = {},
): Promise<Answer> {
  const isEdit = mode === 'edit'
  const sent = isEdit && version !== undefined ? { ...record, [versionField]: version } : record
  const call = findCall(source, isEdit ? 'edit' : 'add', { record: sent, isChild })
  if (!call) {
    throw createFailure({
      zh: '表单没有保存地址',
      en: 'The form does not specify where it is saved.',
      tw: '表單沒有儲存地址',
    })
  }
  const since = isEdit && version === undefined && unchangedSince !== undefined ? { unchangedSince } : {}
  const content = { query: { ...call.query, ...since }, body: call.body }
  return client.request(call.method, call.path, content, {
    ...(newKey === undefined || isEdit ? {} : { headers: { [keyHeader]: newKey } }),
    report: isReported,
  })
}
