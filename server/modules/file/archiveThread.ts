import { type FileTypeResult, fileTypeFromBuffer } from 'file-type'
import { serveThread } from '../../threads/serveThread.ts'

serveThread<Uint8Array<ArrayBuffer>, FileTypeResult | undefined>(async (content) => ({
  answer: await fileTypeFromBuffer(content),
}))
