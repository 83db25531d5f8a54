import { isObject } from '../language/index.ts'
import type { Answer } from './answer.ts'
import type { Client } from './client.ts'
import { fileTimeout } from './download.ts'

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
  const { totalCount, successCount, errorCount, msg, fileUrl, fileName } = isObject(result) ? result : {}
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
    ...(typeof fileUrl === 'string' && fileUrl !== ''
      ? { errorFile: { url: fileUrl, name: typeof fileName === 'string' ? fileName : '' } }
      : {}),
  }
}
