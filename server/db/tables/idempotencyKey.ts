import type { Timestamp } from './columns.ts'

/** Writes that came with a key, each with its answer. */
export interface SysIdempotencyKeyTable {
  userId: string
  /** The path of the call, without its query. */
  path: string
  key: string
  /** Of what the call sent, so that another request with the same key is told from a repeat. */
  fingerprint: string
  /** The envelope as it was answered. */
  answer: string
  createdAt: Timestamp
}
