import { Type } from 'typebox'
import { createFailure, nextDueTimes, parseCron, toCronMessage } from '../../../runtime/language/index.ts'
import { formatWireTime } from '../../db/time.ts'
import { type Call, code, defineModule, logOperation, ok, type Route, route, texts } from '../../http/index.ts'
import { requireVisible } from '../../http/resource/index.ts'
import { jobClasses } from '../../jobs/registry.ts'
import { readDatabaseTime } from '../../jobs/time.ts'
import { jobMessages } from './messages.ts'
import { jobs } from './resource.ts'
import { listRuns } from './runs.ts'
import { switchJob } from './switching.ts'

const byId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })

/** Older clients act by GET (wire contract 1.10); each of these calls asks for its code all the same. */
const acting = ['GET', 'POST', 'PUT'] as const

/** A call that changes jobs: the processes look at once, after its transaction. */
function waking(changing: Route): Route {
  return {
    ...changing,
    handler: async (call: Call) => {
      const answer = await changing.handler(call)
      call.services.jobs.wake()
      return answer
    },
  }
}

/** Scheduled jobs, their runs, and what a job may be (wire contract 1.10, specification 2.8). */
export const jobModule = defineModule({
  id: 'job',
  section: '7.2',
  powers: ['job:add', 'job:edit', 'job:import', 'job:delete', 'job:pause'],
  tables: [jobs.table],
  routes: [
    jobs.routes.map((own) => (own.methods.includes('GET') ? own : waking(own))),
    waking(
      route(acting, '/sys/quartzJob/pause', code('job:pause'), { query: byId, act: 'power' }, async (call) =>
        ok(await switchJob(call, call.query.id, -1), jobMessages.paused),
      ),
    ),
    waking(
      route(acting, '/sys/quartzJob/resume', code('job:pause'), { query: byId, act: 'power' }, async (call) =>
        ok(await switchJob(call, call.query.id, 0), jobMessages.resumed),
      ),
    ),
    route(acting, '/sys/quartzJob/execute', code('job:run'), { query: byId, act: 'none' }, async (call) => {
      await requireVisible(jobs.model, call, [call.query.id])
      const runId = await call.services.jobs.runNow(call.query.id)
      await logOperation(call, {
        type: 'edit',
        content: texts('执行定时任务', 'Job run', '執行排程任務'),
        values: { id: call.query.id },
      })
      return ok({ runId }, jobMessages.executed)
    }),
    route('GET', '/sys/quartzJob/classes', code('job:list', 'job:add', 'job:edit'), ({ language }) =>
      jobClasses.map(({ key, title, description }) => ({
        value: key,
        text: title[language],
        description: description[language],
        titles: title,
      })),
    ),
    route('GET', '/sys/quartzJob/runs', code('job:list'), (call) => listRuns(call)),
    route(
      'GET',
      '/sys/quartzJob/nextRuns',
      code('job:list', 'job:add', 'job:edit'),
      {
        query: {
          cronExpression: Type.String({ minLength: 1, maxLength: 255 }),
          count: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
        },
      },
      async ({ db, query, config }) => {
        const reading = parseCron(query.cronExpression)
        if (!reading.ok) throw createFailure(toCronMessage(reading.diagnostic))
        const now = await readDatabaseTime(db)
        return nextDueTimes(reading.cron, now, query.count, config.timeZone).map((time, index) => ({
          id: String(index + 1),
          time: formatWireTime(time),
          seconds: Math.round((time - now) / 1000),
        }))
      },
    ),
  ],
})
