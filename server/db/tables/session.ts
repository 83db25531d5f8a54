import type { Optional, Timestamp } from './columns.ts'

/** Signed-in sessions; the token itself is never stored. */
export interface SysSessionTable {
  id: string
  tokenHash: string
  userId: string
  createdAt: Timestamp
  lastSeenAt: Timestamp
  expiresAt: Timestamp
  ip: Optional<string>
  userAgent: Optional<string>
}

/** Captchas that were shown and not yet used (wire contract 1.4). */
export interface SysCaptchaTable {
  checkKey: string
  codeHash: string
  expiresAt: Timestamp
}
