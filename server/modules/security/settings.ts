import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { isObject } from '../../../runtime/language/index.ts'
import { toJson } from '../../db/json.ts'
import { findSetting } from '../../db/setting.ts'
import { formatWireTime } from '../../db/time.ts'
import { logOperation, type SignedInCall, texts } from '../../http/index.ts'
import { saveWhole, type Whole } from '../../http/resource/index.ts'
import {
  securityBounds as bounds,
  readSecuritySettings,
  type SecuritySettings,
  securityKey,
} from '../../http/securitySettings.ts'

/** The settings that a call changes; what it leaves out stays. */
export const settingsBody = Type.Partial(
  Type.Object({
    lockAfter: Type.Integer(bounds.lockAfter),
    lockMinutes: Type.Integer(bounds.lockMinutes),
    sessionDays: Type.Integer(bounds.sessionDays),
    passwordLength: Type.Integer(bounds.passwordLength),
    passwordMixedCase: Type.Boolean(),
    passwordSign: Type.Boolean(),
  }),
)

const names = Object.keys(settingsBody.properties) as readonly (keyof SecuritySettings)[]

/** The settings as they are loaded and saved, of which the row says besides who saved them last. */
export const securityWhole: Whole = {
  lock: securityKey,
  read: async ({ db }) => ({ ...(await readSecuritySettings(db)) }),
  async findAuthor({ db }) {
    const kept = await findSetting(db, securityKey)
    const { savedBy, savedAt } = isObject(kept) ? kept : {}
    return { by: typeof savedBy === 'string' ? savedBy : null, at: typeof savedAt === 'string' ? savedAt : null }
  },
}

/** Changes settings, which hold from the next request on; sessions that would now last too long end sooner. */
export function saveSettings(call: SignedInCall, sent: Static<typeof settingsBody>): Promise<SecuritySettings> {
  return saveWhole(call, securityWhole, sent, async ({ db }) => {
    const before = await readSecuritySettings(db)
    const changes = Object.fromEntries(names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))
    const after: SecuritySettings = { ...before, ...changes }
    const value = toJson<unknown>({ ...after, savedBy: call.user.username, savedAt: formatWireTime(Date.now()) })
    await db
      .insertInto('sysSetting')
      .values({ key: securityKey, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    if (after.sessionDays < before.sessionDays)
      await db
        .updateTable('sysSession')
        .set({
          expiresAt: sql<string>`least(expires_at, last_seen_at + make_interval(days => ${sql.lit(after.sessionDays)}))`,
        })
        .execute()
    // Lengths and switches of the policy are no secrets, though their names begin like one.
    const values = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name.replace('password', ''), value]),
    )
    await logOperation(
      { ...call, db },
      { type: 'edit', content: texts('修改安全设置', 'Security settings changed', '修改安全設定'), values },
    )
    return after
  })
}
