import { type FileTypeResult, fileTypeFromBuffer } from 'file-type'
import { ThreadError } from '../../threads/openThread.ts'
import { lookThrough, type Sender, takesTooMuch } from './lookThrough.ts'

const archiveStart = Buffer.from('PK', 'latin1')

/** Bytes of an archive up to which it is looked through in a few milliseconds. */
const smallArchive = 1024 * 1024

/** What the thread of a larger one may take. */
const limits = { milliseconds: 5000, megabytes: 128 }

/**
 * Recognises a file by its content. Of most kinds the first bytes say it; an archive is looked through for what office
 * documents have in it, as a whole when its files do not say where they end, so that a large one has a thread, in the
 * turn of who sent it.
 */
export async function findType(content: Buffer, sender: Sender): Promise<FileTypeResult | undefined> {
  const isArchive = content.subarray(0, archiveStart.length).equals(archiveStart)
  if (!isArchive || content.length <= smallArchive) return fileTypeFromBuffer(content)
  try {
    return await lookThrough<FileTypeResult | undefined>(
      new URL('./archiveThread.ts', import.meta.url),
      content,
      sender,
      limits,
    )
  } catch (error) {
    // An archive that takes so long to look through is one.
    if (error instanceof ThreadError && takesTooMuch.has(error.reason)) return { ext: 'zip', mime: 'application/zip' }
    throw error
  }
}
