import { createFailure } from '../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../http/index.ts'
import { changeRecords, lockRow } from '../../http/resource/index.ts'
import { jobMessages } from './messages.ts'
import { jobs, toStored } from './resource.ts'

/** Stops a job or lets it go on; what it was due for meanwhile is not made up for. */
export function switchJob(call: SignedInCall, id: string, status: 0 | -1): Promise<void> {
  return withTransaction(call, async (inner) => {
    const before = await lockRow(jobs.model, inner, id)
    if (before.status === status) throw createFailure(status === 0 ? jobMessages.isScheduled : jobMessages.isStopped)
    const { nextRunAt } = await toStored({ status }, before, inner)
    await changeRecords(jobs.model, inner, [id], { status, nextRunAt: nextRunAt ?? null })
    await logOperation(inner, {
      type: 'edit',
      content:
        status === 0
          ? texts('启动定时任务', 'Job started', '啟動排程任務')
          : texts('停止定时任务', 'Job stopped', '停止排程任務'),
      values: { id },
    })
  })
}
