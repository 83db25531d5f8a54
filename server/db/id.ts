import { createHash, randomBytes } from 'node:crypto'

let lastMoment = 0
let sequence = 0

/**
 * A new record id: 32 hexadecimal digits that begin with the time and a sequence, so that ids of one process sort in the
 * order in which they were made, and that end in 64 random bits.
 */
export function createId(): string {
  const now = Date.now()
  sequence = now === lastMoment ? (sequence + 1) % 65_536 : 0
  lastMoment = now
  const head = now.toString(16).padStart(12, '0') + sequence.toString(16).padStart(4, '0')
  return head + randomBytes(8).toString('hex')
}

/** The same 32 digits for the same parts, for records that a pack installs. */
export function toStableId(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
