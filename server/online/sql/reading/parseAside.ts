import { openThread, ThreadError } from '../../../threads/openThread.ts'
import { createWorkQueue } from '../../../threads/workQueue.ts'
import { databaseMessages } from '../running/messages.ts'
import { type ParsedText, parseText } from './parseText.ts'

/** Characters up to which a text is parsed in a few milliseconds, whatever it says. */
const shortText = 1000

/** What the thread of a longer text may take. */
const limits = { milliseconds: 3000, megabytes: 256 }

/** Threads of one person and of all; a dashboard of one person asks for as many texts as it has reports. */
const queue = createWorkQueue(
  { concurrency: 2, atOnceOfPerson: 1, ofPerson: 50, waiting: 200, wait: 30_000 },
  databaseMessages,
)

/**
 * Parses a text by PostgreSQL's own grammar and lets nobody wait: a text that is not short in a thread of its own, one
 * after the other of the person who needs it. One that takes more than the thread may is too deep.
 */
export function parseAside(text: string, person: string): Promise<ParsedText> {
  if (text.length <= shortText) return parseText(text)
  // Whoever asks for the same text meanwhile waits for this one, so that nobody gives it up.
  const { signal } = new AbortController()
  return queue.run({ person, signal }, () => parseInThread(text, signal))
}

async function parseInThread(text: string, signal: AbortSignal): Promise<ParsedText> {
  const thread = openThread<string, ParsedText>(new URL('./parseThread.ts', import.meta.url), { ...limits, signal })
  try {
    return await thread.ask(text)
  } catch (error) {
    if (error instanceof ThreadError && error.reason !== 'failed') return { kind: 'tooDeep' }
    throw error
  } finally {
    await thread.end()
  }
}
