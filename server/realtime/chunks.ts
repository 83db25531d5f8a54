import { isObject, parseJson } from '../../runtime/language/index.ts'
import { createId } from '../db/id.ts'

/** PostgreSQL refuses notifications of 8000 bytes and more; what is around the piece takes its share. */
const chunkLength = 7600

/** One notification: a message, or one piece of a long one. */
interface Chunk {
  readonly id: string
  readonly index: number
  readonly count: number
  readonly body: string
}

/** Splits a text into notifications. */
export function toChunks(text: string, length = chunkLength): readonly string[] {
  const encoded = Buffer.from(text).toString('base64')
  const id = createId()
  const count = Math.max(1, Math.ceil(encoded.length / length))
  return Array.from({ length: count }, (_, index) => {
    const chunk: Chunk = { id, index, count, body: encoded.slice(index * length, (index + 1) * length) }
    return JSON.stringify(chunk)
  })
}

/** Long messages that are still incomplete; older ones lost a piece with their connection. */
const waitingLimit = 200

function parseChunk(payload: string): Chunk | undefined {
  const chunk = parseJson(payload)
  return isChunk(chunk) ? chunk : undefined
}

const isChunk = (value: unknown): value is Chunk =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.body === 'string' &&
  Number.isInteger(value.index) &&
  Number.isInteger(value.count)

/** Puts notifications together again; gives the text with its last piece. */
export function createAssembly(): (payload: string) => string | undefined {
  const waiting = new Map<string, string[]>()
  return (payload) => {
    const chunk = parseChunk(payload)
    if (!chunk) return undefined
    const chunks = waiting.get(chunk.id) ?? []
    chunks[chunk.index] = chunk.body
    if (chunks.filter((body) => body !== undefined).length < chunk.count) {
      waiting.set(chunk.id, chunks)
      const [oldest] = waiting.keys()
      if (waiting.size > waitingLimit && oldest !== undefined) waiting.delete(oldest)
      return undefined
    }
    waiting.delete(chunk.id)
    return Buffer.from(chunks.join(''), 'base64').toString()
  }
}
