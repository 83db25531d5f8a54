import { buffer } from 'node:stream/consumers'
import { type AppError, createError, isObject, parseJson } from '../../../runtime/language/index.ts'
import { storeFile } from '../../files/fileStore.ts'
import { letOthersIn } from '../../threads/letOthersIn.ts'
import type { SignedInCall } from '../call.ts'
import { type Answer, messages, ok } from '../envelope.ts'
import { onClientDisconnect } from '../onClientDisconnect.ts'
import { logOperation } from '../operationLog.ts'
import { inBatches } from '../spreadsheet/answerSheet.ts'
import type { ImportTurn, SheetRows } from '../spreadsheet/sheets.ts'
import { streamBook, xlsxType } from '../spreadsheet/writing/streamBook.ts'
import { withTransaction } from '../transaction.ts'
import { readUpload } from '../upload.ts'
import { addRecords } from './addRecords.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { importMessages } from './importMessages.ts'
import { createProgress, type ImportProgress } from './importProgress.ts'
import { findHead, readRows, type SheetHead } from './importSheet.ts'
import { toOpenModel } from './openFields.ts'
import { toRecordSentence } from './recordSentences.ts'

/** One row that was not taken, by its number in the sheet, and the sheet where there are several. */
interface RowError {
  readonly file?: string
  /** The place of the sheet among those of the call. */
  readonly sheet: number
  readonly row: number
  readonly message: string
  /** The cells of the row as they stand in the sheet. */
  readonly cells: readonly string[]
}

/** The rows of a record: one, unless the sheet says that several belong together. */
export type RecordRows = readonly Values[]

/** Saves several records; gives what is wrong with each, in their order. */
export type SaveRecords = (records: readonly RecordRows[]) => Promise<readonly (AppError | undefined)[]>

/** What an import does otherwise than to add each row as a record. */
export interface ImportOptions {
  readonly save?: SaveRecords
  /** The columns that a sheet may have; those of the resource when left out. */
  readonly exported?: ResourceModel['exported']
  /** Whether a row belongs to the record above it, or what is wrong with it. */
  readonly joins?: (values: Values, above: RecordRows) => boolean | AppError
}

/** Records that are saved together. */
const batchSize = 250

interface Waiting extends Omit<RowError, 'message'> {
  readonly rows: Values[]
}

/**
 * Adds the rows of the uploaded spreadsheets, each by itself as if a person had typed it. Rows that cannot be saved are
 * left out: the answer then has code 201, names a file with what is wrong with each (wire contract 1.11), holds the first of
 * them, and names a sheet of them with the reasons beside. The field `foreignKeys` of the form holds values that every
 * record gets; a value that is not in its dictionary is wrong too, unless `validateStatus` 0 asks for it to be taken;
 * `progressId` is what the person is told the progress by. Few imports run at once: files are
 * read in threads, and the rows of a few are in memory.
 */
export async function importRecords(
  whole: ResourceModel,
  call: SignedInCall,
  options: ImportOptions = {},
): Promise<Answer> {
  const { files, fields } = await readUpload(call.request)
  if (files.length === 0) throw createError('fileMissing')
  const keys = parseForeignKeys(fields.foreignKeys)
  const notify = createProgress(call, fields.progressId)
  using caller = onClientDisconnect(call.request)
  const turn: ImportTurn = {
    ...{ person: call.user.id, signal: caller.signal },
    onWait: (place) => notify({ phase: 'waiting', done: place, total: place }),
    onRead: (share) => notify({ phase: 'reading', done: Math.round(share * 100), total: 100 }),
  }
  const contents = files.map(({ content }) => content)
  // Awaited, since who leaves earlier does not hear of the caller any more.
  return await call.services.sheets.importing(contents, turn, async (sheets) => {
    const named = sheets.map((rows, index) => ({ rows, file: files.length > 1 ? files[index]?.name : undefined }))
    const isStrict = fields.validateStatus !== '0' && fields.validateStatus !== 'false'
    return saveSheets(whole, call, named, { ...options, keys, isStrict, notify })
  })
}

interface NamedSheet {
  readonly rows: SheetRows
  readonly file: string | undefined
}

interface SaveOptions extends ImportOptions {
  readonly keys: Values
  readonly isStrict: boolean
  readonly notify: (progress: ImportProgress) => void
}

async function saveSheets(
  whole: ResourceModel,
  call: SignedInCall,
  named: readonly NamedSheet[],
  { save = saveEach(whole, call), exported, joins = () => false, keys, isStrict, notify }: SaveOptions,
): Promise<Answer> {
  const model = exported === undefined ? await toOpenModel(whole, call) : { exported }
  // What has no head is reported before anything is saved.
  const sheets = named.map(({ rows, file }, sheet) => {
    const head = findHead(model, rows)
    return { ...(file === undefined ? {} : { file }), sheet, rows, head }
  })
  const errors: RowError[] = []
  const total = sheets.reduce((sum, { rows, head }) => sum + Math.max(0, rows.count - head.above), 0)
  let count = 0
  let waiting: Waiting[] = []
  const saveWaiting = async () => {
    const saved = await save(waiting.map(({ rows }) => rows))
    for (const [index, error] of saved.entries()) {
      const { rows: _, ...place } = waiting[index] ?? { rows: [], sheet: 0, row: 0, cells: [] }
      if (error !== undefined) errors.push({ ...place, message: toRowMessage(error, call) })
    }
    waiting = []
    notify({ phase: 'saving', done: count, total })
    await letOthersIn()
  }
  notify({ phase: 'saving', done: 0, total })
  for (const { rows, head, ...sheet } of sheets) {
    let above: Waiting | undefined
    for (const batch of rows.batches()) {
      const below = batch.filter(([row]) => row > head.row)
      const read = await readRows(head, below, call, whole.tree?.parent)
      for (const [row, cells] of below) {
        count += 1
        const { values, unknown } = read(cells)
        const place = { ...sheet, row, cells }
        const joined = joins(values, above?.rows ?? [])
        if (isStrict && unknown !== undefined) errors.push({ ...place, message: unknown })
        else if (typeof joined !== 'boolean') errors.push({ ...place, message: toRowMessage(joined, call) })
        else if (joined && above !== undefined) above.rows.push(values)
        else {
          if (waiting.length >= batchSize) await saveWaiting()
          above = { ...place, rows: [{ ...values, ...keys }] }
          waiting.push(above)
        }
      }
    }
  }
  await saveWaiting()
  errors.sort((left, right) => left.sheet - right.sheet || left.row - right.row)
  notify({ phase: 'saving', done: total, total })
  return withTransaction(call, async (inner) => {
    await logOperation(inner, {
      type: 'import',
      content: toRecordSentence('imported', whole),
      values: { count, errors: errors.length },
    })
    if (errors.length === 0) return ok(null, messages.imported, { details: { count: String(count) } })
    return answerErrors(inner, { title: whole.title, count, errors, heads: sheets.map(({ head }) => head) })
  })
}

const saveEach =
  (model: ResourceModel, call: SignedInCall): SaveRecords =>
  async (records) => {
    const added = await addRecords(
      model,
      call,
      records.map(([row = {}]) => row),
    )
    return added.map((each) => ('error' in each ? each.error : undefined))
  }

/** The values that every imported record gets; a form without them gives none. */
function parseForeignKeys(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined || text.trim() === '') return {}
  const keys = parseJson(text)
  if (!isObject(keys)) throw createError('requestInvalid', { detail: 'foreignKeys' })
  return keys
}

function toRowMessage(error: AppError, { language }: SignedInCall): string {
  const words = error.messageIn(language)
  const fields = Object.values((error.result ?? {}) as Readonly<Record<string, string>>)
  return [words, ...fields.filter((field) => !words.includes(field))].join(' ')
}

interface FailedImport {
  readonly title: ResourceModel['title']
  readonly count: number
  readonly errors: readonly RowError[]
  /** The heads of the sheets, by their places. */
  readonly heads: readonly SheetHead[]
}

/** Rows that an answer holds itself; the sheet has them all. */
const shownErrors = 200

async function answerErrors(call: SignedInCall, { title, count, errors, heads }: FailedImport): Promise<Answer> {
  const messages = importMessages(call.language, count, errors.length)
  const text = errors.map(({ file, row, message }) => messages.line(row, message, file)).join('\n')
  const keep = (name: string, type: string, content: Buffer) =>
    storeFile(call.db, call.config, {
      ...{ folder: 'temp', name, type, content },
      ...{ owner: call.user.id, tenantId: call.tenantId },
    })
  const lines = Buffer.from(`${messages.summary}\n${text}\n`)
  const path = await keep('import-errors.txt', 'text/plain; charset=utf-8', lines)
  const sheets = heads.flatMap((head, sheet) => {
    const failed = errors.filter((error) => error.sheet === sheet)
    const toCells = ({ cells, message }: RowError) => [...head.titles.map((_, index) => cells[index] ?? ''), message]
    const headers = [...head.titles, messages.reason]
    return failed.length === 0
      ? []
      : [{ title: title[call.language], headers, batches: inBatches(failed.map(toCells)) }]
  })
  const book = await keep('import-errors.xlsx', xlsxType, await buffer(streamBook(sheets)))
  const result = {
    totalCount: count,
    errorCount: errors.length,
    successCount: count - errors.length,
    msg: messages.summary,
    fileUrl: `/sys/common/static/${path}`,
    fileName: messages.fileName,
    sheetUrl: `/sys/common/static/${book}`,
    sheetName: messages.sheetName,
    errorRows: errors.slice(0, shownErrors).map(({ file, sheet, row, message, cells }) => ({
      ...(file === undefined ? {} : { file }),
      ...{ row, message },
      cells: (heads[sheet]?.titles ?? []).flatMap((name, index) =>
        name === '' || (cells[index] ?? '') === '' ? [] : [{ name, text: cells[index] ?? '' }],
      ),
    })),
  }
  return ok(result, messages.message, { code: 201 })
}
