import { createId } from '../db/id.ts'

/** PostgreSQL refuses notifications of 8000 bytes and more; what is around the piece takes its share. */
const pieceLength = 7600

/** One notification: a message, or one piece of a long one. */
interface Parcel {
  readonly id: string
  readonly index: number
  readonly count: number
  readonly piece: string
}

/** Splits a text into notifications. */
export function toParcels(text: string, length = pieceLength): readonly string[] {
  const encoded = Buffer.from(text).toString('base64')
  const id = createId()
  const count = Math.max(1, Math.ceil(encoded.length / length))
  return Array.from({ length: count }, (_, index) => {
    const parcel: Parcel = { id, index, count, piece: encoded.slice(index * length, (index + 1) * length) }
    return JSON.stringify(parcel)
  })
}

/** Long messages that are still incomplete; older ones lost a piece with their connection. */
const waitingLimit = 200

function parseParcel(payload: string): Parcel | undefined {
  try {
    const { id, index, count, piece } = JSON.parse(payload)
    const isWhole = typeof id === 'string' && typeof piece === 'string'
    return isWhole && Number.isInteger(index) && Number.isInteger(count) ? { id, index, count, piece } : undefined
  } catch {
    return undefined
  }
}

/** Puts notifications together again; gives the text with its last piece. */
export function createAssembly(): (payload: string) => string | undefined {
  const waiting = new Map<string, string[]>()
  return (payload) => {
    const parcel = parseParcel(payload)
    if (!parcel) return undefined
    const pieces = waiting.get(parcel.id) ?? []
    pieces[parcel.index] = parcel.piece
    if (pieces.filter((piece) => piece !== undefined).length < parcel.count) {
      waiting.set(parcel.id, pieces)
      const [oldest] = waiting.keys()
      if (waiting.size > waitingLimit && oldest !== undefined) waiting.delete(oldest)
      return undefined
    }
    waiting.delete(parcel.id)
    return Buffer.from(pieces.join(''), 'base64').toString()
  }
}
