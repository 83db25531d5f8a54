import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { toJson } from '../../db/json.ts'
import { lockUntilCommit } from '../../db/lock.ts'
import { inTransaction, logOperation, type SignedInCall, texts } from '../../http/index.ts'
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

/** Changes settings, which hold from the next request on; sessions that would now last too long end sooner. */
export function saveSettings(call: SignedInCall, sent: Static<typeof settingsBody>): Promise<SecuritySettings> {
  return inTransaction(call.db, async (db) => {
    await lockUntilCommit(db, securityKey)
    const before = await readSecuritySettings(db)
    const changes = Object.fromEntries(names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))
    const after: SecuritySettings = { ...before, ...changes }
    await db
      .insertInto('sysSetting')
      .values({ key: securityKey, value: toJson<unknown>(after) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: toJson<unknown>(after) }))
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
