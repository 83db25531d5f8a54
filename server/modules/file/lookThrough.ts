import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { openThread } from '../../threads/openThread.ts'
import { createWorkQueue } from '../../threads/workQueue.ts'

const busy: LanguageTexts = {
  zh: '上传失败！其他文件正在检查，请稍后再试',
  en: 'The upload failed: other files are being checked. Please try again in a moment.',
  tw: '上傳失敗！其他檔案正在檢查，請稍後再試',
}

/**
 * Threads that look through files at once in a process, whatever they look for, and those of one person: what somebody
 * sends at the same moment waits for itself, and takes no more than one core from others.
 */
const queue = createWorkQueue(
  { concurrency: 2, atOnceOfPerson: 1, ofPerson: 30, waiting: 60, wait: 30_000 },
  { busy, ownBusy: busy, gone: busy },
)

/** What a look at one file may take. */
interface LookLimits {
  readonly milliseconds: number
  readonly megabytes: number
}

/** Has a thread look through a file of somebody, in its turn; throws a ThreadError where that takes more than it may. */
export function lookThrough<Answer>(
  module: URL,
  { person, content }: { readonly person: string; readonly content: Buffer },
  limits: LookLimits,
): Promise<Answer> {
  const { signal } = new AbortController()
  return queue.run({ person, signal }, async () => {
    const thread = openThread<Uint8Array<ArrayBuffer>, Answer>(module, { ...limits, signal })
    try {
      // A copy, since what is sent leaves this thread.
      const sent = new Uint8Array(content)
      return await thread.ask(sent, [sent.buffer])
    } finally {
      await thread.end()
    }
  })
}
