import { sql } from 'kysely'
import { texts } from '../../../http/index.ts'
import { selectVisibleIds } from '../../../http/resource/index.ts'
import { findJobClass } from '../../../jobs/registry.ts'
import { jobs } from '../../job/resource.ts'
import { toPageAddress } from '../pageAddress.ts'
import { defineTodoSource, noTodos } from '../source.ts'

/** Jobs whose latest run failed, for who looks after jobs. */
export const failedJobs = defineTodoSource({
  id: 'failedJob',
  title: texts('失败的任务', 'Failed job', '失敗的任務'),
  async read(call, size) {
    if (!(await call.access()).has('job:list')) return noTodos
    const latest = call.db
      .selectFrom('sysJobRun')
      .distinctOn('jobId')
      .select(['jobId', 'jobClassName', 'outcome', 'startedAt'])
      .where('jobId', 'in', await selectVisibleIds(jobs.model, call))
      .orderBy('jobId')
      .orderBy('id', 'desc')
    const failed = call.db.selectFrom(latest.as('latest')).where('outcome', '=', 'failed')
    const { total } = await failed.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
    const runs = await failed
      .select(['jobId', 'jobClassName', 'startedAt'])
      .orderBy('startedAt', 'desc')
      .limit(size)
      .execute()
    const address = toPageAddress(call, 'system.job')
    const todos = runs.map(({ jobId, jobClassName, startedAt }) => ({
      id: jobId,
      title: findJobClass(jobClassName)?.title[call.language] ?? jobClassName,
      time: startedAt,
      priority: 'M',
      address,
    }))
    return { todos, total }
  },
})
