import { sql } from 'kysely'
import { toInstallationTime } from '../http/installationTime.ts'
import { defineFillRule, type FillRuleCall, readPrefix } from './fillRule.ts'

const fewestDigits = 4

/** A prefix, the day, and a number that counts from 1 on each day; no two calls get the same one. */
export const dailySerial = defineFillRule({
  id: 'daily_serial',
  title: { zh: '每日流水号', en: 'Daily number', tw: '每日流水號' },
  description: {
    zh: '前缀（prefix）＋日期＋当日序号，位数由 digits 指定，默认 4 位',
    en: 'A prefix (prefix), the date, and a daily counter with as many digits as digits says, 4 by default',
    tw: '前綴（prefix）＋日期＋當日序號，位數由 digits 指定，預設 4 位',
  },
  run: async (call) => {
    const day = toInstallationTime(call.viewer, call.now).slice(0, 10).replaceAll('-', '')
    const number = call.isTrial ? await readNext(call, day) : await takeNext(call, day)
    return `${readPrefix(call, '')}${day}${String(number).padStart(readDigits(call), '0')}`
  },
})

/** The count is kept in the database, whose one statement nobody can come between. */
async function takeNext({ db, ruleCode }: FillRuleCall, day: string): Promise<number> {
  const { value } = await db
    .insertInto('sysSerialNumber')
    .values({ name: ruleCode, day, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'day']).doUpdateSet({ value: sql`sys_serial_number.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

async function readNext({ db, ruleCode }: FillRuleCall, day: string): Promise<number> {
  const last = await db
    .selectFrom('sysSerialNumber')
    .select('value')
    .where('name', '=', ruleCode)
    .where('day', '=', day)
    .executeTakeFirst()
  return (last?.value ?? 0) + 1
}

function readDigits({ params }: FillRuleCall): number {
  const digits = Number(params.digits ?? fewestDigits)
  return Number.isInteger(digits) ? Math.min(Math.max(digits, 1), 12) : fewestDigits
}
