import { openThread, ThreadError } from '../../threads/openThread.ts'
import { countPoints, mostPoints } from './pictureSize.ts'

/** Kinds of pictures that are accepted. */
const pictures: ReadonlySet<string> = new Set(['png', 'apng', 'jpg', 'gif', 'webp', 'bmp', 'avif', 'ico'])

/** Bytes of the beginning, where nearly every picture says how large it is. */
const beginning = 64 * 1024

/** What the thread may take that looks through all of one that does not. */
const limits = { milliseconds: 3000, megabytes: 128 }

/**
 * Whether a picture unpacks to more than a browser can be asked to hold. The server unpacks none: only what a picture
 * says of itself is read. One that does not say it is shown by no browser; one that takes too long to say it is refused.
 */
export async function isHugePicture(extension: string, content: Buffer): Promise<boolean> {
  if (!pictures.has(extension)) return false
  try {
    return countPoints(content.subarray(0, beginning)) > mostPoints
  } catch {
    return content.length > beginning && isHugeAside(content)
  }
}

async function isHugeAside(content: Buffer): Promise<boolean> {
  const { signal } = new AbortController()
  const thread = openThread<Uint8Array<ArrayBuffer>, number | undefined>(
    new URL('./pictureThread.ts', import.meta.url),
    { ...limits, signal },
  )
  try {
    const sent = new Uint8Array(content)
    return ((await thread.ask(sent, [sent.buffer])) ?? 0) > mostPoints
  } catch (error) {
    if (error instanceof ThreadError && error.reason !== 'failed') return true
    throw error
  } finally {
    await thread.end()
  }
}
