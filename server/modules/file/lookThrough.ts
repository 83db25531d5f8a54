import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { openThread, type ThreadEnd, ThreadError } from '../../threads/openThread.ts'
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

/** Why a thread ends that a file asks too much of. */
export const takesTooMuch: ReadonlySet<ThreadEnd> = new Set(['time', 'memory'])

/** Who sent a file, and whether they still wait for what becomes of it. */
export interface Sender {
  readonly person: string
  readonly signal: AbortSignal
}

/** What a look at one file may take. */
export interface LookLimits {
  readonly milliseconds: number
  readonly megabytes: number
}

/**
 * Has a thread look through a file of somebody, in its turn; throws a ThreadError where that takes more than it may, and
 * ends once its sender is gone.
 */
export function lookThrough<Answer>(
  module: URL,
  content: Buffer,
  { person, signal }: Sender,
  limits: LookLimits,
): Promise<Answer> {
  return queue.run({ person, signal }, async () => {
    const thread = openThread<Uint8Array<ArrayBuffer>, Answer>(module, { ...limits, signal })
    try {
      // A copy, since what is sent leaves this thread.
      const sent = new Uint8Array(content)
      return await thread.ask(sent, [sent.buffer])
    } catch (error) {
      // Nobody waits for the answer, and nothing went wrong.
      throw error instanceof ThreadError && error.reason === 'gone' ? createFailure(busy) : error
    } finally {
      await thread.end()
    }
  })
}
