import { attachment, type RawAnswer } from '../envelope.ts'
import { streamSheet } from './streamSheet.ts'
import { writeSheet } from './writeSheet.ts'

/** Rows of a sheet as they come. */
export type RowBatches = AsyncIterable<readonly (readonly unknown[])[]>

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Answers with a spreadsheet: a short one in the old format, which clients of the wire expect and which is made in memory
 * (wire contract 1.11); a long one in today's, as a stream.
 */
export async function answerSheet(
  title: string,
  headers: readonly string[],
  batches: RowBatches,
  isLong: boolean,
): Promise<RawAnswer> {
  if (isLong) return attachment(streamSheet(title, headers, batches), `${title}.xlsx`, xlsxType)
  const { content, type, ending } = writeSheet(title, headers, (await Array.fromAsync(batches)).flat())
  return attachment(content, `${title}${ending}`, type)
}
