import type { Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** Codes that were asked for; one that was not sent has no hash and counts for the throttle alone. */
export interface SysVerificationCodeTable {
  id: string
  channel: string
  target: string
  purpose: string
  codeHash: Optional<string>
  tries: Defaulted<number>
  ip: Optional<string>
  failed: Defaulted<boolean>
  /** Milliseconds that the sending took. */
  sendingTime: Optional<number>
  createdAt: Timestamp
  expiresAt: Timestamp
  usedAt: OptionalTimestamp
}

/** Single-use proofs of something that was checked already; the ticket itself is never stored. */
export interface SysTicketTable {
  id: string
  ticketHash: string
  purpose: string
  content: Json<Readonly<Record<string, unknown>>>
  expiresAt: Timestamp
}
