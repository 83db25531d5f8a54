import { type SqlBool, sql } from 'kysely'
import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../call.ts'
import type { RawAnswer } from '../envelope.ts'
import { logOperation } from '../operationLog.ts'
import { answerSheet } from '../spreadsheet/answerSheet.ts'
import { withSheetTimes } from '../spreadsheet/sheetTimes.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { withDerived } from './derived.ts'
import { toLabel } from './fieldMessages.ts'
import { toKeys } from './key.ts'
import { readIds } from './list.ts'
import { withNarrowedFields } from './narrowedFields.ts'
import { toOpenModel } from './openFields.ts'
import { presentRows } from './present.ts'
import { toRecordSentence } from './recordSentences.ts'
import { splitIds } from './remove.ts'

/** The most records that a sheet of today's format holds below its two head rows. */
const maxRecords = 1_000_000

/** Records that are read at once. */
const batchSize = 1000

/** What an export writes otherwise than a row of the exported fields for each record. */
export interface ExportOptions {
  /** The columns of the sheet; the exported fields when left out. */
  readonly exported?: ResourceModel['exported']
  /** Fields that `toRows` needs besides those that leave the server. */
  readonly further?: readonly string[]
  /** The rows of some records, in their order. */
  readonly toRows?: (records: readonly Values[]) => Promise<readonly (readonly unknown[])[]>
}

/**
 * Answers an export with what the list call would show, or with the selected records (wire contract 1.11); with `template`
 * 1 the head of a sheet to import alone. What is
 * exported is settled at the start by ids, so that no transaction lasts as long as a slow download.
 */
export async function exportRecords(
  whole: ResourceModel,
  call: SignedInCall,
  options: ExportOptions = {},
): Promise<RawAnswer> {
  const model = await toOpenModel(whole, call)
  const { selections, template } = call.query as { readonly selections?: unknown; readonly template?: unknown }
  const isTemplate = template === '1'
  const selected = typeof selections === 'string' ? splitIds(selections) : []
  const keys = toKeys(model, selected)
  const ids = isTemplate
    ? []
    : await readIds(
        model,
        call,
        (query) => {
          if (selected.length === 0) return query
          return keys.length === 0 ? query.where(sql<SqlBool>`false`) : query.where('id', 'in', keys)
        },
        maxRecords,
      )
  const title = model.title[call.language]
  const { exported: all = model.exported } = options
  // What the server alone writes is filled in by nobody.
  const exported = isTemplate ? all.filter(([, { writable }]) => writable !== false) : all
  const headers = exported.map(([name, field]) => toLabel(name, field, call.language))
  await logOperation(call, {
    type: 'export',
    content: toRecordSentence('exported', model),
    values: { count: ids.length },
  })
  const types = exported.map(([, { type }]) => type)
  const batches = readBatches(model, call, ids, options)
  return answerSheet(withSheetTimes({ title, headers, types, batches }, call.timeZone))
}

/** Reads the cells of records in the order of their ids; who was deleted meanwhile is left out. */
async function* readBatches(
  model: ResourceModel,
  call: SignedInCall,
  ids: readonly string[],
  { further = [], toRows }: ExportOptions,
): AsyncGenerator<readonly (readonly unknown[])[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const wanted = ids.slice(start, start + batchSize)
    const all: RecordQuery = toDynamic(call.db, model).selectFrom(model.table).where('id', 'in', toKeys(model, wanted))
    const read = (await withNarrowedFields(model, all, call)).select([...new Set([...model.readable, ...further])])
    const rows = await (await withDerived(model, read, call)).execute()
    const byId = new Map<string, Values>(rows.map((row) => [String(row.id), row]))
    const present = wanted.map((id) => byId.get(id)).filter((row) => row !== undefined)
    const records = await presentRows(model, present, call)
    if (toRows === undefined) {
      yield records.map((record) => model.exported.map(([name]) => toCell(record, name)))
      continue
    }
    const pick = (row: Values | undefined) => Object.fromEntries(further.map((name) => [name, row?.[name] ?? null]))
    yield await toRows(records.map((record, index) => ({ ...record, ...pick(present[index]) })))
  }
}

function toCell(record: Values, name: string): unknown {
  return record[`${name}_dictText`] ?? record[name]
}
