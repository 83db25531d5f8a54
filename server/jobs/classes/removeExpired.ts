import { sql } from 'kysely'
import { forgetShownFiles } from '../../http/shownFiles.ts'
import { defineJobClass } from '../jobClass.ts'

/** Codes are also what the limits of sending count, within an hour. */
const codesCount = sql<string>`now() - interval '1 day'`

/** For how long a repeat of a write is answered and not done again. */
const keysCount = sql<string>`now() - interval '1 day'`

/** Removes sessions, captchas, codes, tickets, keys of writes and what reports showed whose time is over; nobody can use them any more. */
export const removeExpired = defineJobClass({
  key: 'RemoveExpiredJob',
  title: { zh: '清理过期会话与验证码', en: 'Remove expired sessions and codes', tw: '清理過期工作階段與驗證碼' },
  description: {
    zh: '删除已过期的会话、图形验证码、短信与邮件验证码、一次性凭证、报表展示文件的记录，以及一天前的提交标识。无需参数。',
    en: 'Removes expired sessions, captchas, verification codes, tickets, records of files in reports and keys of submissions that are older than a day. It takes no parameter.',
    tw: '刪除已過期的工作階段、圖形驗證碼、簡訊與郵件驗證碼、一次性憑證、報表展示檔案的記錄，以及一天前的提交識別碼。無需參數。',
  },
  async run({ db }) {
    const now = sql<string>`now()`
    const removed = [
      await db.deleteFrom('sysSession').where('expiresAt', '<', now).executeTakeFirst(),
      await db.deleteFrom('sysCaptcha').where('expiresAt', '<', now).executeTakeFirst(),
      await db.deleteFrom('sysVerificationCode').where('expiresAt', '<', codesCount).executeTakeFirst(),
      await db.deleteFrom('sysTicket').where('expiresAt', '<', now).executeTakeFirst(),
      await forgetShownFiles(db),
      await db.deleteFrom('sysIdempotencyKey').where('createdAt', '<', keysCount).executeTakeFirst(),
    ].map(({ numDeletedRows }) => String(numDeletedRows))
    const [sessions, captchas, codes, tickets, shown, keys] = removed
    return {
      zh: `已删除：会话 ${sessions}，图形验证码 ${captchas}，验证码 ${codes}，凭证 ${tickets}，报表文件记录 ${shown}，提交标识 ${keys}`,
      en: `Removed: ${sessions} sessions, ${captchas} captchas, ${codes} codes, ${tickets} tickets, ${shown} notes of files in reports, ${keys} keys of submissions`,
      tw: `已刪除：工作階段 ${sessions}，圖形驗證碼 ${captchas}，驗證碼 ${codes}，憑證 ${tickets}，報表檔案記錄 ${shown}，提交識別碼 ${keys}`,
    }
  },
})
