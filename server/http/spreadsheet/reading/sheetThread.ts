import { type Served, serveThread } from '../../../threads/serveThread.ts'
import { readSheet } from './readSheet.ts'
import { type RefusalName, SheetRefusal } from './refusal.ts'
import type { ReadRows, SheetRow } from './sheetRow.ts'

/** What the thread is asked: the rows of a new file, or further ones of the same. */
export type SheetQuestion = { readonly content: Uint8Array<ArrayBuffer> } | 'more'

/** Some rows as the bytes of their JSON, which lie outside of the heaps of both threads; or why there are none. */
export type SheetAnswer =
  | {
      readonly kind: 'rows'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly count: number
      readonly share: number
      readonly isLast: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly details: Readonly<Record<string, string>> }

/** Rows of one answer, unless `longestWork` milliseconds are over: the person is told how far it is. */
const rowsAtOnce = 500
const longestWork = 100

let reading: AsyncGenerator<ReadRows> | undefined

serveThread<SheetQuestion, SheetAnswer>(async (question) => {
  if (question !== 'more') reading = readSheet(Buffer.from(question.content.buffer))
  try {
    return await gather()
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error
    return { answer: { kind: 'refused', refusal: error.refusal, details: error.details } }
  }
})

async function gather(): Promise<Served<SheetAnswer>> {
  const began = performance.now()
  const rows: SheetRow[] = []
  let share = 1
  let isLast = false
  while (!isLast && rows.length < rowsAtOnce && performance.now() - began < longestWork) {
    const { value, done } = (await reading?.next()) ?? { value: undefined, done: true }
    if (value !== undefined) {
      for (const row of value.rows) rows.push(row)
      share = value.share
    }
    isLast = done === true
  }
  const bytes = new TextEncoder().encode(JSON.stringify(rows))
  return { answer: { kind: 'rows', bytes, count: rows.length, share, isLast }, transfer: [bytes.buffer] }
}
