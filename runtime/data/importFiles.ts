import { isObject } from '../language/index.ts'
import type { Answer } from './answer.ts'
import type { Client } from './client.ts'
import { fileTimeout } from './fileTimeout.ts'

export interface ImportRequest {
  readonly url: string
  readonly files: readonly File[]
  /** What goes beside the files: `isSingleTableImport`, `foreignKeys`, `validateStatus` (specification 7.4). */
  readonly fields: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Told the share of each file that went out, from 0 to 1. */
  readonly onProgress: (shares: readonly number[]) => void
}

/** How an import went. Code 201 means that rows were left out, which a file tells one by one (wire contract 1.11). */
export type ImportOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | {
      readonly kind: 'partial'
      readonly message: string
      readonly summary: string
      readonly totals?: { readonly total: number; readonly done: number; readonly failed: number }
      readonly errorFile?: { readonly url: string; readonly name: string }
      /** The rows that were left out, with the reasons beside, as a sheet to correct. */
      readonly errorSheet?: { readonly url: string; readonly name: string }
      /** The first of these rows; a server of another family names none. */
      readonly errorRows: readonly ImportErrorRow[]
    }

/** A row that was left out. */
export interface ImportErrorRow {
  /** The file, where there are several. */
  readonly file?: string
  readonly row: number
  readonly message: string
  /** What stands in the row, by the titles of its columns. */
  readonly cells: readonly { readonly name: string; readonly text: string }[]
}

/** Sends spreadsheets in one call. A refusal rejects with the server's words, for the dialog to show. */
export async function importFiles(client: Client, request: ImportRequest): Promise<ImportOutcome> {
  const { url, files, fields, signal, onProgress } = request
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files[]', file)
  const sizes = files.map((file) => file.size)
  const answer = await client.upload(url, form, {
    signal,
    timeout: fileTimeout,
    report: false,
    onProgress: (share) => onProgress(toFileShares(sizes, share)),
  })
  return toImportOutcome(answer)
}

/** The share of each file when a share of all of them, one after the other, went out. */
export function toFileShares(sizes: readonly number[], share: number): readonly number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let left = total * share
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(left, 0))
    left -= size
    return size === 0 ? share : sent / size
  })
}

/** Reads the answer of an import; a server may leave out any part of it. */
export function toImportOutcome({ code, message, result }: Answer): ImportOutcome {
  if (code !== 201) return { kind: 'done', message }
  const parts = isObject(result) ? result : {}
  const { totalCount, successCount, errorCount, msg, errorRows } = parts
  const errorFile = toNamedFile(parts.fileUrl, parts.fileName)
  const errorSheet = toNamedFile(parts.sheetUrl, parts.sheetName)
  const isCounted = [totalCount, successCount, errorCount].every((count) =>
    Number.isFinite(Number(count ?? Number.NaN)),
  )
  return {
    kind: 'partial',
    message,
    summary: typeof msg === 'string' ? msg : '',
    ...(isCounted
      ? { totals: { total: Number(totalCount), done: Number(successCount), failed: Number(errorCount) } }
      : {}),
    ...(errorFile ? { errorFile } : {}),
    ...(errorSheet ? { errorSheet } : {}),
    errorRows: Array.isArray(errorRows) ? errorRows.filter(isObject).map(toErrorRow) : [],
  }
}

const toNamedFile = (url: unknown, name: unknown) =>
  typeof url === 'string' && url !== '' ? { url, name: typeof name === 'string' ? name : '' } : undefined

function toErrorRow({ file, row, message, cells }: Readonly<Record<string, unknown>>): ImportErrorRow {
  const read = Array.isArray(cells) ? cells.filter(isObject) : []
  return {
    ...(typeof file === 'string' ? { file } : {}),
    row: Number(row),
    message: String(message ?? ''),
    cells: read.map(({ name, text }) => ({ name: String(name ?? ''), text: String(text ?? '') })),
  }
}
