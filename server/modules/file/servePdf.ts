import { createFailure } from '../../../runtime/language/index.ts'
import type { Call, RawAnswer } from '../../http/index.ts'
import { findOpenFile, sendFile } from './serveFile.ts'

const notPdf = { zh: '该文件不是PDF', en: 'This file is not a PDF.', tw: '該檔案不是PDF' }

/** Answers with a stored PDF for a frame of the app (specification 7.4); every other kind of file is refused. */
export async function servePdf(call: Call, path: string): Promise<RawAnswer> {
  const file = await findOpenFile(call, path.replace(/^\/+/, ''))
  if (file.type !== 'application/pdf') throw createFailure(notPdf)
  return sendFile(call, file)
}
