import { ThreadError } from '../../threads/openThread.ts'
import { lookThrough } from './lookThrough.ts'
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
export async function isHugePicture(extension: string, content: Buffer, person: string): Promise<boolean> {
  if (!pictures.has(extension)) return false
  try {
    return countPoints(content.subarray(0, beginning)) > mostPoints
  } catch {
    return content.length > beginning && isHugeAside(content, person)
  }
}

async function isHugeAside(content: Buffer, person: string): Promise<boolean> {
  try {
    const points = await lookThrough<number | undefined>(
      new URL('./pictureThread.ts', import.meta.url),
      { person, content },
      limits,
    )
    return (points ?? 0) > mostPoints
  } catch (error) {
    if (error instanceof ThreadError && error.reason !== 'failed') return true
    throw error
  }
}
