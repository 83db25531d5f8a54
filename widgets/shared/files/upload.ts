import { latest } from './fileOrder.ts'
import { hasFile, type StoredFile } from './storedFile.ts'

/**
 * A file on its way to the server, one that is there and waits for the others, or one that no answer came for and that can
 * be sent again (specification 4, upload file).
 */
export interface Upload<Item> {
  readonly number: number
  readonly file: File
  /** Where the chosen file shows from until the server has it. */
  readonly preview: string
  readonly status: 'uploading' | 'done' | 'failed'
  /** From 0 to 100. */
  readonly percent: number
  /** Why it failed; empty where nobody said. */
  readonly message: string
  /** What is stored of it once it is there. */
  readonly item?: Item
  readonly abort: () => void
}

/**
 * The items that are stored once every upload came to its end; nothing as long as one is on its way, and when none
 * arrived (specification 4). One that failed is not waited for: it holds back nothing that arrived. What is there now and
 * was not `before` they were chosen was chosen after them, and stands behind them.
 */
export function settledItems<Item extends string | StoredFile>(
  items: readonly Item[],
  uploads: readonly Upload<Item>[],
  limit: number,
  before: readonly Item[] = items,
): readonly Item[] | null {
  const done = uploads.flatMap((upload) => upload.item ?? [])
  if (done.length === 0 || uploads.some((upload) => upload.status === 'uploading')) return null
  const place = items.findLastIndex((item) => hasFile(before, item)) + 1
  return latest(items.toSpliced(place, 0, ...done), limit)
}
