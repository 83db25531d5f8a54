import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of jobs. */
export const jobMessages = {
  wrongStatus: {
    zh: '状态须为 0（运行）或 -1（停止）',
    en: 'The status is 0 (running) or -1 (stopped).',
    tw: '狀態須為 0（執行）或 -1（停止）',
  },
  never: {
    zh: 'Cron表达式不再有执行时间',
    en: 'The cron expression has no upcoming runs.',
    tw: 'Cron 運算式不再有執行時間',
  },
  isStopped: { zh: '任务已停止', en: 'The job is already stopped.', tw: '任務已停止' },
  isScheduled: { zh: '任务已在运行', en: 'The job is already running on its schedule.', tw: '任務已在執行' },
  paused: { zh: '停止定时任务成功', en: 'The job is stopped.', tw: '停止排程任務成功' },
  resumed: { zh: '启动定时任务成功', en: 'The job runs on its schedule.', tw: '啟動排程任務成功' },
  executed: { zh: '执行成功！', en: 'The job has been started.', tw: '執行成功！' },
} as const satisfies Readonly<Record<string, LanguageTexts>>
