import { type SqlBool, sql } from 'kysely'
import { createFailure, nextDueTimes, parseCron, toCronMessage } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { formatWireTime } from '../../db/time.ts'
import { noTenant, type SignedInCall, type Viewer } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { jobRunMessages } from '../../jobs/messages.ts'
import { findJobClass } from '../../jobs/registry.ts'
import { readDatabaseTime } from '../../jobs/time.ts'
import { addLastRuns } from './lastRuns.ts'
import { jobMessages } from './messages.ts'

/** Scheduled jobs as records (wire contract 1.10). Which code a job runs is looked up in a registry, never loaded by name. */
export const jobs = resource({
  path: '/sys/quartzJob',
  table: 'sysQuartzJob',
  model: 'system.job',
  title: { zh: '定时任务', en: 'Jobs', tw: '排程任務' },
  access: 'job',
  act: 'power',
  // Jobs work for all tenants, so nobody who works in one sees them.
  scope: ofInstallation,
  fields: {
    jobClassName: {
      type: 'text',
      required: true,
      length: 100,
      label: { zh: '任务类名', en: 'Job class', tw: '任務類名' },
    },
    cronExpression: { length: 255 },
    parameter: {},
    description: {},
    status: { type: 'integer', hasDefault: true },
    // Every run moves it.
    nextRunAt: { type: 'datetime', writable: false, exported: false, versioned: false },
  },
  translated: ['description'],
  present: addLastRuns,
  hooks: { beforeSave: (values, before = {}, call) => toStored(values, before, call) },
})

/** Leaves what belongs to the installation to those who do not work in a tenant. */
function ofInstallation(query: RecordQuery, { tenantId }: Viewer): RecordQuery {
  return tenantId === noTenant ? query : query.where(sql<SqlBool>`false`)
}

/** The values as they are kept: of a class and with an expression that are known, and with the next due time. */
export async function toStored(values: Values, before: Values, call: SignedInCall): Promise<Values> {
  const { jobClassName, cronExpression, parameter, status = -1 } = { ...before, ...values }
  const jobClass = findJobClass(jobClassName)
  if (jobClass === undefined)
    throw createFailure(jobRunMessages.unknownClass, { details: { key: String(jobClassName) } })
  const mistake = jobClass.checkParameter?.(String(parameter ?? '').trim())
  if (mistake !== undefined) throw createFailure(mistake)
  const reading = parseCron(String(cronExpression))
  if (!reading.ok) throw createFailure(toCronMessage(reading.diagnostic))
  if (status !== 0 && status !== -1) throw createFailure(jobMessages.wrongStatus)
  // Due times are of the past until a process takes them: who changes the words of a job must not lose one.
  if (status === 0 && before.status === 0 && before.cronExpression === cronExpression) return values
  if (status === -1) return { ...values, status, nextRunAt: null }
  const [next] = nextDueTimes(reading.cron, await readDatabaseTime(call.db), 1, call.config.timeZone)
  if (next === undefined) throw createFailure(jobMessages.never)
  return { ...values, status, nextRunAt: formatWireTime(next) }
}
