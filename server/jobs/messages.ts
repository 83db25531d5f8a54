import type { LanguageTexts } from '../../runtime/language/index.ts'

/** What is said of runs of jobs. */
export const jobRunMessages = {
  unknownClass: {
    zh: '没有这个任务类：{key}',
    en: 'There is no such job class: {key}',
    tw: '沒有這個任務類：{key}',
  },
  isRunning: {
    zh: '任务正在执行，请稍后再试',
    en: 'The job is running at the moment; please try again later.',
    tw: '任務正在執行，請稍後再試',
  },
  lost: {
    zh: '执行任务的服务进程已中断',
    en: 'The server process that ran the job ended.',
    tw: '執行任務的服務程序已中斷',
  },
  stopped: {
    zh: '服务停止时任务尚未完成',
    en: 'The server stopped before the job was done.',
    tw: '服務停止時任務尚未完成',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>
