import { AppError, createError } from '../../../runtime/language/index.ts'
import { storeFile } from '../../files/fileStore.ts'
import type { SignedInCall } from '../call.ts'
import { type Answer, messages, ok } from '../envelope.ts'
import { toAppError } from '../failure.ts'
import { logOperation } from '../operationLog.ts'
import { readSheet } from '../spreadsheet/readSheet.ts'
import { readUpload } from '../upload.ts'
import type { Values } from './declaration.ts'
import { findHead, readRow } from './importSheet.ts'
import { importWords } from './importWords.ts'
import type { ResourceModel } from './model.ts'
import { toOpenModel } from './openFields.ts'
import { addRecord } from './write.ts'

/** One row that was not taken, by its number in the sheet, and the sheet where there are several. */
interface RowError {
  readonly file?: string
  readonly row: number
  readonly message: string
}

/**
 * Adds the rows of the uploaded spreadsheets, each by itself as if a person had typed it. Rows that cannot be saved are
 * left out: the answer then has code 201 and names a file with what is wrong with each (wire contract 1.11). The field
 * `foreignKeys` of the form holds values that every record gets; under `validateStatus` 1 a value that is not in its
 * dictionary is wrong too. Rows that are more than one record are saved by `save`.
 */
export async function importRecords(
  whole: ResourceModel,
  call: SignedInCall,
  save: (values: Values) => Promise<unknown> = (values) => addRecord(whole, call, values),
): Promise<Answer> {
  const model = await toOpenModel(whole, call)
  const { files, fields } = await readUpload(call.request)
  if (files.length === 0) throw createError('fileMissing')
  const keys = parseForeignKeys(fields.foreignKeys)
  const isStrict = fields.validateStatus === '1' || fields.validateStatus === 'true'
  // What cannot be read is told before anything is saved.
  const sheets = files.map(({ name, content }) => {
    const rows = readSheet(content)
    return { ...(files.length > 1 ? { file: name } : {}), rows, head: findHead(model, rows) }
  })
  const errors: RowError[] = []
  let count = 0
  for (const { rows, head, ...sheet } of sheets) {
    const read = await readRow(head.columns, call)
    for (const [index, row] of rows.entries()) {
      if (index <= head.index || row.every((cell) => cell === '')) continue
      count += 1
      const { values, unknown } = read(row)
      const message =
        isStrict && unknown !== undefined ? unknown : await addRow(call, () => save({ ...values, ...keys }))
      if (message !== undefined) errors.push({ ...sheet, row: index + 1, message })
    }
  }
  await logOperation(call, {
    type: 'import',
    content: `导入${model.title.zh}`,
    values: { count, errors: errors.length },
  })
  if (errors.length === 0) return ok(null, messages.imported, { details: { count: String(count) } })
  return answerErrors(call, count, errors)
}

/** The values that every imported record gets; a form without them gives none. */
function parseForeignKeys(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined || text.trim() === '') return {}
  const keys = parseJson(text)
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys))
    throw createError('requestInvalid', { detail: 'foreignKeys' })
  return keys as Readonly<Record<string, unknown>>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function addRow(call: SignedInCall, save: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await save()
    return undefined
  } catch (error) {
    // One broken row must not take the others with it; what nobody expected still ends the import.
    const expected = toAppError(error, () => undefined)
    if (!(error instanceof AppError) && expected.entry.en.includes('{id}')) throw error
    const words = expected.words(call.language)
    const fields = Object.values((expected.result ?? {}) as Readonly<Record<string, string>>)
    return [words, ...fields.filter((field) => !words.includes(field))].join(' ')
  }
}

async function answerErrors(call: SignedInCall, count: number, errors: readonly RowError[]): Promise<Answer> {
  const words = importWords(call.language, count, errors.length)
  const text = errors.map(({ file, row, message }) => words.line(row, message, file)).join('\n')
  const path = await storeFile(call.db, call.config, {
    folder: 'temp',
    name: 'import-errors.txt',
    type: 'text/plain; charset=utf-8',
    content: Buffer.from(`${words.summary}\n${text}\n`),
    owner: call.user.id,
  })
  const result = {
    totalCount: count,
    errorCount: errors.length,
    successCount: count - errors.length,
    msg: words.summary,
    fileUrl: `/sys/common/static/${path}`,
    fileName: words.fileName,
  }
  return ok(result, words.message, { code: 201 })
}
