import { availableParallelism } from 'node:os'
import { createFailure, parseJson } from '../../../runtime/language/index.ts'
import { openThread, ThreadError } from '../../threads/openThread.ts'
import { createWorkQueue, type TurnOptions } from '../../threads/workQueue.ts'
import { sheetLimits } from './reading/limits.ts'
import type { SheetRow } from './reading/sheetRow.ts'
import type { SheetAnswer, SheetQuestion } from './reading/sheetThread.ts'
import { endMessages, importQueueMessages, refusalMessages } from './sheetMessages.ts'

/** The rows of a sheet that are not blank, some hundred of which are unpacked at a time. */
export interface SheetRows {
  readonly count: number
  batches(): Generator<readonly SheetRow[]>
}

/** Who imports, and what they are told meanwhile. */
export interface ImportTurn extends TurnOptions {
  /** Told how much of all files was read, from 0 to 1. */
  readonly onRead: (share: number) => void
}

/** Reads the spreadsheets of imports: each in a thread, few at once. One for each process. */
export interface Sheets {
  /** Reads files in their turn and does the work with their rows; the next import begins once that is done. */
  importing<T>(
    files: readonly Buffer[],
    turn: ImportTurn,
    work: (sheets: readonly SheetRows[]) => Promise<T>,
  ): Promise<T>
  close(): void
}

/** Imports that run at once in a process: what they hold is in memory, and each reads on a core of its own. */
const concurrency = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Imports of one person that run at once and that may run or wait, of all that may wait, and how long one waits, in
 * milliseconds.
 */
const limits = { concurrency, atOnceOfPerson: 1, ofPerson: 3, waiting: 20, wait: 60_000 }

/** How long reading may take: seconds, and those that each MB adds. */
interface ReadingTime {
  readonly seconds: number
  readonly secondsPerMegabyte: number
}

/** Makes the reader of a process; threads are started when somebody imports. */
export function createSheets(time: ReadingTime = sheetLimits): Sheets {
  const queue = createWorkQueue(limits, importQueueMessages)
  const closing = new AbortController()
  return {
    importing: (files, turn, work) =>
      queue.run(turn, async () => {
        const signal = AbortSignal.any([turn.signal, closing.signal])
        return work(await readFiles(files, { ...turn, signal }, time))
      }),
    close: () => closing.abort(),
  }
}

const bytesPerMegabyte = 1024 * 1024

async function readFiles(
  files: readonly Buffer[],
  { signal, onRead }: ImportTurn,
  time: ReadingTime,
): Promise<readonly SheetRows[]> {
  const size = files.reduce((sum, content) => sum + content.length, 0)
  const seconds = Math.ceil(time.seconds + (time.secondsPerMegabyte * size) / bytesPerMegabyte)
  const thread = openThread<SheetQuestion, SheetAnswer>(new URL('./reading/sheetThread.ts', import.meta.url), {
    ...{ milliseconds: seconds * 1000, megabytes: sheetLimits.memory, signal },
  })
  try {
    const sheets: SheetRows[] = []
    for (const [index, content] of files.entries()) {
      // A copy, since what is sent leaves this thread.
      const sent = new Uint8Array(content)
      const chunks: Uint8Array[] = []
      let count = 0
      let answer = await thread.ask({ content: sent }, [sent.buffer])
      for (;;) {
        if (answer.kind === 'refused') throw createFailure(refusalMessages[answer.refusal], { details: answer.details })
        if (answer.count > 0) chunks.push(answer.bytes)
        count += answer.count
        onRead((index + answer.share) / files.length)
        if (answer.isLast) break
        answer = await thread.ask('more')
      }
      sheets.push({ count, batches: () => parseChunks(chunks) })
    }
    return sheets
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    // A fault of ours is told as one.
    if (error.reason === 'failed') throw error.cause ?? error
    throw createFailure(endMessages[error.reason], {
      details: { seconds: String(seconds), megabytes: String(sheetLimits.memory) },
    })
  } finally {
    await thread.end()
  }
}

function* parseChunks(chunks: readonly Uint8Array[]): Generator<readonly SheetRow[]> {
  for (const chunk of chunks) yield parseJson(Buffer.from(chunk.buffer).toString()) as readonly SheetRow[]
}
