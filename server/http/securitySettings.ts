import { isObject } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { findCachedSetting } from '../db/setting.ts'

/** What an installation asks of passwords and allows of sign-ins and sessions. */
export interface SecuritySettings {
  /** Failures in a row after which a name waits, and for how many minutes. */
  readonly lockAfter: number
  readonly lockMinutes: number
  /** Days after their last use that sessions end (specification 4). */
  readonly sessionDays: number
  /** Characters that a new password has at least. */
  readonly passwordLength: number
  /** Whether a new password needs small and capital letters, and a character that is neither letter nor digit. */
  readonly passwordMixedCase: boolean
  readonly passwordSign: boolean
}

/** Where the settings stand in `sys_setting`. */
export const securityKey = 'security'

/** What holds as long as nobody set anything else. */
export const securityDefaults: SecuritySettings = {
  lockAfter: 10,
  lockMinutes: 10,
  sessionDays: 7,
  passwordLength: 8,
  passwordMixedCase: false,
  passwordSign: false,
}

/** The numbers that may be set, from and to: no setting makes the installation weaker than it was without. */
export const securityBounds = {
  lockAfter: { minimum: 3, maximum: 20 },
  lockMinutes: { minimum: 5, maximum: 1440 },
  sessionDays: { minimum: 1, maximum: 30 },
  passwordLength: { minimum: 8, maximum: 64 },
} as const satisfies Partial<Record<keyof SecuritySettings, { readonly minimum: number; readonly maximum: number }>>

/** Reads the settings; what is missing, or not within its bounds, is as if nobody had set it. */
export async function readSecuritySettings(db: Connection): Promise<SecuritySettings> {
  const kept = await findCachedSetting(db, securityKey)
  const values = isObject(kept) ? kept : {}
  const toNumber = (name: keyof typeof securityBounds) => {
    const { minimum, maximum } = securityBounds[name]
    const value = values[name]
    const isKept = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    return isKept ? Number(value) : securityDefaults[name]
  }
  return {
    lockAfter: toNumber('lockAfter'),
    lockMinutes: toNumber('lockMinutes'),
    sessionDays: toNumber('sessionDays'),
    passwordLength: toNumber('passwordLength'),
    passwordMixedCase: values.passwordMixedCase === true,
    passwordSign: values.passwordSign === true,
  }
}
