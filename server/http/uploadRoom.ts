import { createError } from '../../runtime/language/index.ts'

/** Bytes of all uploads that are read or worked on at once. */
const roomSize = 256 * 1024 * 1024

/** How long an upload may wait for its room. */
const longestWait = 30_000

/** Memory that is lent in turn. */
export interface UploadRoom {
  /** Does work that holds so many bytes, once there is room for them; throws when that takes too long. */
  lend<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly bytes: number
  readonly enter: () => void
}

/** Allocates the room of a process; who comes first is let in first. */
export function createUploadRoom({ size = roomSize, milliseconds = longestWait } = {}): UploadRoom {
  let left = size
  const waiting: Waiting[] = []
  const admit = (): void => {
    for (let next = waiting[0]; next !== undefined && next.bytes <= left; next = waiting[0]) {
      waiting.shift()
      left -= next.bytes
      next.enter()
    }
  }
  const enter = (bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        waiting.splice(waiting.indexOf(own), 1)
        reject(createError('uploadsBusy'))
        admit()
      }, milliseconds)
      const own: Waiting = {
        bytes,
        enter: () => {
          clearTimeout(timeout)
          resolve()
        },
      }
      waiting.push(own)
      admit()
    })
  return {
    lend: async (wanted, work) => {
      const bytes = Math.min(wanted, size)
      await enter(bytes)
      try {
        return await work()
      } finally {
        left += bytes
        admit()
      }
    },
  }
}
