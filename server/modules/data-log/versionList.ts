import {
  addDictionaryTexts,
  listRows,
  type RecordLabels,
  type RecordPage,
  type SignedInCall,
} from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { findRecordLabels, readContents, selectVersions, versionRecords } from './readable.ts'

const fields = versionRecords.queryFields

/** What of a version is read. */
export const shown = [...Object.keys(fields), 'dataContent']

/** Lists the versions of all records (wire contract 1.10). */
export async function listVersions(call: SignedInCall): Promise<RecordPage<Values>> {
  const from = await selectVersions(call)
  const page = await listRows(call, { from, fields, shown: ['dataContent'] })
  return { ...page, records: await presentVersions(call, page.records) }
}

/** The versions of one record, newest first; `type` leaves only those of one kind. */
export async function listVersionsOf(
  call: SignedInCall,
  record: { readonly dataTable: string; readonly dataId: string; readonly type?: string },
): Promise<readonly Values[]> {
  // Clients of the family call every version of a record `json`.
  const type = record.type === 'json' ? undefined : record.type
  const versions = await selectVersions(call)
  const rows = await versions
    .select(shown)
    .where('dataTable', '=', record.dataTable)
    .where('dataId', '=', record.dataId)
    .$if(type !== undefined, (query) => query.where('type', '=', type))
    .orderBy('dataVersion', 'desc')
    .limit(1000)
    .execute()
  return presentVersions(call, rows)
}

/**
 * Versions as they leave the server: the content as JSON text where the person may read it, with the fields that they may
 * read, and what people call the table and the kind of the version.
 */
export async function presentVersions(call: SignedInCall, rows: readonly Values[]): Promise<readonly Values[]> {
  const contents = await readContents(call, rows)
  const names = [...new Set(rows.map(({ dataTable }) => String(dataTable)))]
  const words = new Map<unknown, RecordLabels | undefined>()
  for (const name of names) words.set(name, await findRecordLabels(call, name))
  const records = rows.map((row) => {
    const content = contents.get(row.id)
    return {
      ...row,
      dataContent: content === undefined ? null : JSON.stringify(content),
      dataTable_dictText: words.get(row.dataTable)?.title[call.language] ?? String(row.dataTable),
      isReadable: content !== undefined,
    }
  })
  return addDictionaryTexts(records, [{ field: 'type', dict: 'data_log_type' }], call)
}
