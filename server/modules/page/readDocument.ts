import { createFailure, formatIssue, type LanguageTexts, type Surroundings } from '../../../runtime/language/index.ts'
import { openThread, ThreadError } from '../../threads/openThread.ts'
import { createWorkQueue } from '../../threads/workQueue.ts'
import type { PageQuestion } from './pageThread.ts'
import { type CheckedPage, type PageIssues, readPage } from './readPage.ts'

const messages = {
  issues: {
    zh: '页面有 {count} 处问题，首先是：{first}',
    en: 'The page has {count} issues; the first one: {first}',
    tw: '頁面有 {count} 處問題，首先是：{first}',
  },
  tooLarge: {
    zh: '页面过大，无法检查；请拆分为多个页面',
    en: 'The page is too large to be checked; please divide it into several.',
    tw: '頁面過大，無法檢查；請拆分為多個頁面',
  },
  busy: {
    zh: '其他页面正在检查，请稍后再试',
    en: 'Other pages are being checked; please try again in a moment.',
    tw: '其他頁面正在檢查，請稍後再試',
  },
} as const satisfies Record<string, LanguageTexts>

/** Characters up to which a document is read in some milliseconds, whatever is wrong with it. */
const shortDocument = 50_000

/** What the thread of a longer one may take. */
const limits = { milliseconds: 15_000, megabytes: 512 }

const queue = createWorkQueue(
  { concurrency: 2, atOnceOfPerson: 1, ofPerson: 20, waiting: 40, wait: 30_000 },
  { busy: messages.busy, ownBusy: messages.busy, gone: messages.busy },
)

/** Reads the text of a page, or its document; a long one aside, so that nobody waits for it. */
export async function readInTime(
  given: unknown,
  person: string,
  around: Surroundings = {},
  file?: string,
): Promise<CheckedPage | PageIssues> {
  const isDocument = typeof given !== 'string'
  const text = isDocument ? JSON.stringify(given ?? null) : given
  return text.length <= shortDocument
    ? readPage(given, around, file)
    : readAside({ text, isDocument, around, file }, person)
}

/**
 * Reads the text of a page, or its document, as it may be stored. Throws when it cannot be shown as it is: the result has
 * the first issues, each with its line and column (design section 3).
 */
export async function readDocument(given: unknown, person: string, around: Surroundings = {}): Promise<CheckedPage> {
  const read = await readInTime(given, person, around)
  if ('page' in read) return read
  const { count, issues } = read
  const [first] = issues
  const details = { count: String(count), first: first === undefined ? '' : formatIssue(first) }
  throw createFailure(messages.issues, { details, result: { issues, more: count - issues.length } })
}

function readAside(question: PageQuestion, person: string): Promise<CheckedPage | PageIssues> {
  const { signal } = new AbortController()
  return queue.run({ person, signal }, async () => {
    const module = new URL('./pageThread.ts', import.meta.url)
    const thread = openThread<PageQuestion, CheckedPage | PageIssues>(module, { ...limits, signal })
    try {
      return await thread.ask(question)
    } catch (error) {
      if (error instanceof ThreadError && error.reason !== 'failed') throw createFailure(messages.tooLarge)
      throw error
    } finally {
      await thread.end()
    }
  })
}
