import { sql } from 'kysely'
import { defineJobClass } from '../jobClass.ts'

const usualDays = 90
const maxDays = 3650

/** Entries that one statement removes, so that others need not wait for long. */
const batchSize = 5000

/** Removes the entries of the log that are older than so many days. */
export const trimLog = defineJobClass({
  key: 'TrimLogJob',
  title: { zh: '清理日志', en: 'Clean up log', tw: '清理日誌' },
  description: {
    zh: `只保留最近若干天的日志。参数为天数（1 到 ${maxDays}），留空为 ${usualDays} 天。`,
    en: `Keeps the entries of the last days. The parameter is the number of days, 1 to ${maxDays}; ${usualDays} when empty.`,
    tw: `只保留最近若干天的日誌。參數為天數（1 到 ${maxDays}），留空為 ${usualDays} 天。`,
  },
  checkParameter(parameter) {
    const days = Number(parameter)
    if (parameter === '' || (/^\d{1,4}$/.test(parameter) && days >= 1 && days <= maxDays)) return undefined
    return {
      zh: `参数须为 1 到 ${maxDays} 的天数`,
      en: `The parameter is a number of days from 1 to ${maxDays}.`,
      tw: `參數須為 1 到 ${maxDays} 的天數`,
    }
  },
  async run({ db, parameter, signal }) {
    const days = parameter === '' ? usualDays : Number(parameter)
    const limit = sql<string>`now() - make_interval(days => cast(${days} as integer))`
    let removed = 0
    while (!signal.aborted) {
      const old = db.selectFrom('sysLog').select('id').where('createTime', '<', limit).limit(batchSize)
      const { numDeletedRows } = await db.deleteFrom('sysLog').where('id', 'in', old).executeTakeFirstOrThrow()
      removed += Number(numDeletedRows)
      if (numDeletedRows < BigInt(batchSize)) break
    }
    return {
      zh: `已删除 ${removed} 条 ${days} 天前的日志`,
      en: `Removed ${removed} entries older than ${days} days`,
      tw: `已刪除 ${removed} 條 ${days} 天前的日誌`,
    }
  },
})
