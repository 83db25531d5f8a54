import { type SignedInCall, showTexts } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { readContents, selectVersions } from './readable.ts'
import { readTexts, toPlace } from './readTexts.ts'
import { presentVersions, shown } from './versionList.ts'

/** As many versions as are looked at for those that the person may read, and as many changes as are answered. */
const looked = 200
const max = 10

/** How the fields end by which people know a record. */
const nameEnd = /(name|title|titile|txt|text)$/i

/** What people call a record, as far as its content tells. */
export function toRecordName(content: Values): string {
  const [, name] = Object.entries(content).find(([key, value]) => nameEnd.test(key) && typeof value === 'string') ?? []
  const text = String(name ?? '').trim()
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/**
 * The latest changes of the records that the caller sees, each record once:
 * `{ createTime, createName, type, type_dictText, dataTable_dictText, name, text }`.
 */
export async function readChanges(call: SignedInCall): Promise<readonly Values[]> {
  const rows: readonly Values[] = await (await selectVersions(call))
    .select(shown)
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .limit(looked)
    .execute()
  const contents = await readContents(call, rows)
  const newest = new Map<string, Values>()
  for (const row of rows) {
    const key = toPlace(row.dataTable, row.dataId)
    if (contents.has(row.id) && !newest.has(key)) newest.set(key, row)
  }
  const latest = [...newest.values()].slice(0, max)
  const texts = await readTexts(call, latest)
  const records = await presentVersions(call, latest)
  return records.map(({ dataContent: _content, isReadable: _isReadable, ...record }) => {
    const ofRecord = texts.get(toPlace(record.dataTable, record.dataId))
    const name = toRecordName(showTexts({ ...contents.get(record.id), texts: ofRecord }, call.language))
    const table = String(record.dataTable_dictText)
    const kind = String(record.type_dictText ?? record.type)
    return {
      ...record,
      name,
      text: name === '' ? table : `${table}: ${name}`,
      detail: [record.createName, kind].filter(Boolean).join(' · '),
    }
  })
}
