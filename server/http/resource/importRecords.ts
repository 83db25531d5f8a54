import { AppError, createError, languages } from '../../../runtime/language/index.ts'
import { storeFile } from '../../files/fileStore.ts'
import type { SignedInCall } from '../call.ts'
import { readCodeTexts } from '../dictionaryTexts.ts'
import { type Answer, messages, ok } from '../envelope.ts'
import { toAppError } from '../failure.ts'
import { logOperation } from '../operationLog.ts'
import { readSheet } from '../spreadsheet/readSheet.ts'
import { readUpload } from '../upload.ts'
import type { Field } from './field.ts'
import { importWords } from './importWords.ts'
import type { ResourceModel } from './model.ts'
import { addRecord } from './write.ts'

type Column = readonly [string, Field] | undefined

/** One row that was not taken, by its number in the sheet. */
interface RowError {
  readonly row: number
  readonly message: string
}

/**
 * Adds the rows of the uploaded spreadsheets, each by itself as if a person had typed it. Rows that cannot be saved are
 * left out: the answer then has code 201 and names a file with what is wrong with each (wire contract 1.11).
 */
export async function importRecords(model: ResourceModel, call: SignedInCall): Promise<Answer> {
  const { files } = await readUpload(call.request)
  if (files.length === 0) throw createError('fileMissing')
  const errors: RowError[] = []
  let count = 0
  for (const file of files) {
    const rows = readSheet(file.content)
    const head = findHead(model, rows)
    const values = await readValues(head.columns, call)
    for (const [index, row] of rows.entries()) {
      if (index <= head.index || row.every((cell) => cell === '')) continue
      count += 1
      const message = await addRow(model, call, values(row))
      if (message !== undefined) errors.push({ row: index + 1, message })
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

/** The head is the row among the first ones that names most fields: one or two title rows may stand above it. */
function findHead(
  model: ResourceModel,
  rows: readonly (readonly string[])[],
): { readonly index: number; readonly columns: readonly Column[] } {
  const names = new Map<string, readonly [string, Field]>()
  for (const entry of model.exported) {
    if (entry[1].writable === false) continue
    for (const label of [entry[0], ...languages.map((language) => entry[1].label?.[language] ?? entry[0])])
      names.set(label, entry)
  }
  const heads = rows.slice(0, 5).map((row, index) => {
    const columns = row.map((cell) => names.get(cell))
    return { index, columns, found: columns.filter((column) => column !== undefined).length }
  })
  const best = heads.sort((left, right) => right.found - left.found || left.index - right.index)[0]
  if (best === undefined || best.found === 0) throw createError('spreadsheetUnreadable')
  return best
}

/** Reads cells as values of a request: a cell of a dictionary field may hold the text or the value. */
async function readValues(
  columns: readonly Column[],
  call: SignedInCall,
): Promise<(row: readonly string[]) => Record<string, unknown>> {
  const codes = columns.flatMap((column) => (column?.[1].dict?.includes(',') === false ? [column[1].dict] : []))
  const dictionaries = await readCodeTexts([...new Set(codes)], call)
  const toValue = (field: Field, cell: string): string => {
    const texts = [...(dictionaries.get(field.dict ?? '') ?? [])]
    const find = (text: string) => texts.find(([, known]) => known === text)?.[0] ?? text
    return texts.length === 0
      ? cell
      : find(cell) === cell
        ? cell
            .split(',')
            .map((part) => find(part.trim()))
            .join(',')
        : find(cell)
  }
  return (row) =>
    Object.fromEntries(
      columns.flatMap((column, index) =>
        column === undefined ? [] : [[column[0], toValue(column[1], row[index] ?? '')]],
      ),
    )
}

async function addRow(
  model: ResourceModel,
  call: SignedInCall,
  values: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    await addRecord(model, call, values)
    return undefined
  } catch (error) {
    // One broken row must not take the others with it; what nobody expected still ends the import.
    const expected = toAppError(error, () => undefined)
    if (!(error instanceof AppError) && expected.entry.en.includes('{id}')) throw error
    const fields = Object.values((expected.result ?? {}) as Readonly<Record<string, string>>)
    return [expected.words(call.language), ...fields].join(' ')
  }
}

async function answerErrors(call: SignedInCall, count: number, errors: readonly RowError[]): Promise<Answer> {
  const words = importWords(call.language, count, errors.length)
  const text = errors.map(({ row, message }) => words.line(row, message)).join('\n')
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
