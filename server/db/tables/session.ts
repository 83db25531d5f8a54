import type { Optional, Timestamp } from './columns.ts'

/** Signed-in sessions; the token itself is never stored. */
export interface SysSessionTable {
  id: string
  tokenHash: string
  /** Of the token for stored files; sessions of older versions get theirs when the app starts. */
  fileTokenHash: Optional<string>
  userId: string
  createdAt: Timestamp
  lastSeenAt: Timestamp
  expiresAt: Timestamp
  ip: Optional<string>
  userAgent: Optional<string>
}

/** Attempts to sign in; what they are counted for protects the accounts. */
export interface SysSignInAttemptTable {
  id: string
  /** The name by which attempts are counted: a user name, or a phone number. */
  username: string
  ip: Optional<string>
  outcome: string
  createdAt: Timestamp
}

/** Captchas that were shown and not yet used (wire contract 1.4). */
export interface SysCaptchaTable {
  checkKey: string
  codeHash: string
  expiresAt: Timestamp
}
