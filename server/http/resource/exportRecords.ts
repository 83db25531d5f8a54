import type { SignedInCall } from '../call.ts'
import { attachment, type RawAnswer } from '../envelope.ts'
import { logOperation } from '../operationLog.ts'
import { sheetRows, writeSheet } from '../spreadsheet/writeSheet.ts'
import type { Values } from './declaration.ts'
import { toLabel } from './fieldWords.ts'
import { readRows } from './list.ts'
import type { ResourceModel } from './model.ts'
import { presentRows } from './present.ts'
import { splitIds } from './remove.ts'

/** Answers an export with what the list call would show, or with the selected records (wire contract 1.11). */
export async function exportRecords(model: ResourceModel, call: SignedInCall): Promise<RawAnswer> {
  const { selections } = call.query as { readonly selections?: unknown }
  const ids = typeof selections === 'string' ? splitIds(selections) : []
  const rows = await readRows(
    model,
    call,
    (query) => (ids.length === 0 ? query : query.where('id', 'in', ids)),
    sheetRows,
  )
  const records = await presentRows(model, rows, call)
  const title = model.title[call.language]
  const headers = model.exported.map(([name, field]) => toLabel(name, field, call.language))
  const { content, type, ending } = writeSheet(
    title,
    headers,
    records.map((record) => model.exported.map(([name]) => toCell(record, name))),
  )
  await logOperation(call, { type: 'export', content: `导出${model.title.zh}`, values: { count: records.length } })
  return attachment(content, `${title}${ending}`, type)
}

function toCell(record: Values, name: string): unknown {
  return record[`${name}_dictText`] ?? record[name]
}
