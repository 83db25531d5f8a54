import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from '../../db/schema.ts'
import { captchaCharacters, drawCaptcha } from './drawCaptcha.ts'

/** What is kept of a captcha; it is compared without case. */
export function hashCaptcha(checkKey: string, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([checkKey, code.trim().toLowerCase()]))
    .digest('hex')
}

/** Draws a captcha for a key of the client's and keeps what it says for 60 seconds; gives it as a data URL. */
export async function createCaptcha(db: Connection, checkKey: string): Promise<string> {
  const code = Array.from({ length: 4 }, () => captchaCharacters[randomInt(captchaCharacters.length)]).join('')
  const kept = { codeHash: hashCaptcha(checkKey, code), expiresAt: sql<string>`now() + interval '60 seconds'` }
  await db.deleteFrom('sysCaptcha').where('expiresAt', '<', sql<string>`now()`).execute()
  await db
    .insertInto('sysCaptcha')
    .values({ checkKey, ...kept })
    .onConflict((conflict) => conflict.column('checkKey').doUpdateSet(kept))
    .execute()
  return `data:image/svg+xml;base64,${Buffer.from(await drawCaptcha(code)).toString('base64')}`
}

/** Takes the captcha of a key away, whatever comes of it, and says whether the code was the one that it showed. */
export async function takeCaptcha(db: Connection, checkKey: string, code: string): Promise<boolean> {
  const captcha = await db
    .deleteFrom('sysCaptcha')
    .where('checkKey', '=', checkKey)
    .returning(['codeHash', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  return captcha?.isFresh === true && captcha.codeHash === hashCaptcha(checkKey, code)
}
