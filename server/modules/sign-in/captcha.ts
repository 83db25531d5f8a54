import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import svgCaptcha from 'svg-captcha'
import type { Connection } from '../../db/schema.ts'

/** Characters that nobody takes for one another. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The package's main function draws a given text, which its types leave out; its own random texts can be foretold. */
const drawCaptcha = svgCaptcha as unknown as (
  text: string,
  options: NonNullable<Parameters<typeof svgCaptcha.create>[0]>,
) => string

/** What is kept of a captcha; it is compared without case. */
export function hashCaptcha(checkKey: string, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([checkKey, code.trim().toLowerCase()]))
    .digest('hex')
}

/** Draws a captcha for a key of the client's and keeps what it says for 60 seconds; gives it as a data URL. */
export async function createCaptcha(db: Connection, checkKey: string): Promise<string> {
  const code = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
  const kept = { codeHash: hashCaptcha(checkKey, code), expiresAt: sql<string>`now() + interval '60 seconds'` }
  await db.deleteFrom('sysCaptcha').where('expiresAt', '<', sql<string>`now()`).execute()
  await db
    .insertInto('sysCaptcha')
    .values({ checkKey, ...kept })
    .onConflict((conflict) => conflict.column('checkKey').doUpdateSet(kept))
    .execute()
  const picture = drawCaptcha(code, { width: 105, height: 35, fontSize: 40, noise: 2, background: '#f0f2f5' })
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`
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
