import { sql } from 'kysely'
import { forgetShownFiles } from '../../http/shownFiles.ts'
import { defineJobClass } from '../jobClass.ts'

/** Codes are also what the limits of sending count, within an hour. */
const codesCount = sql<string>`now() - interval '1 day'`

/** Removes sessions, captchas, codes, tickets and what reports showed whose time is over; nobody can use them any more. */
export const removeExpired = defineJobClass({
  key: 'RemoveExpiredJob',
  title: { zh: '清理过期会话与验证码', en: 'Remove expired sessions and codes', tw: '清理過期工作階段與驗證碼' },
  description: {
    zh: '删除已过期的会话、图形验证码、短信与邮件验证码、一次性凭证和报表展示文件的记录。无需参数。',
    en: 'Removes expired sessions, captchas, verification codes, tickets and records of files in reports. It takes no parameter.',
    tw: '刪除已過期的工作階段、圖形驗證碼、簡訊與郵件驗證碼、一次性憑證和報表展示檔案的記錄。無需參數。',
  },
  async run({ db }) {
    const now = sql<string>`now()`
    const removed = [
      await db.deleteFrom('sysSession').where('expiresAt', '<', now).executeTakeFirst(),
      await db.deleteFrom('sysCaptcha').where('expiresAt', '<', now).executeTakeFirst(),
      await db.deleteFrom('sysVerificationCode').where('expiresAt', '<', codesCount).executeTakeFirst(),
      await db.deleteFrom('sysTicket').where('expiresAt', '<', now).executeTakeFirst(),
      await forgetShownFiles(db),
    ].map(({ numDeletedRows }) => String(numDeletedRows))
    const [sessions, captchas, codes, tickets, shown] = removed
    return {
      zh: `已删除：会话 ${sessions}，图形验证码 ${captchas}，验证码 ${codes}，凭证 ${tickets}，报表文件记录 ${shown}`,
      en: `Removed: ${sessions} sessions, ${captchas} captchas, ${codes} codes, ${tickets} tickets, ${shown} notes of files in reports`,
      tw: `已刪除：工作階段 ${sessions}，圖形驗證碼 ${captchas}，驗證碼 ${codes}，憑證 ${tickets}，報表檔案記錄 ${shown}`,
    }
  },
})
