import { Worker } from 'node:worker_threads'

/** Why a thread gave no answer: its time, its memory, its caller, or a fault. */
export type ThreadEnd = 'time' | 'memory' | 'gone' | 'failed'

/** A thread that was ended before it answered. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError'
  readonly reason: ThreadEnd

  constructor(reason: ThreadEnd, cause?: unknown) {
    super(`A thread was ended: ${reason}`, { cause })
    this.reason = reason
  }
}

/** What a thread may take, and who waits for it. */
export interface ThreadLimits {
  /**
   * How long it may work on all questions together, in milliseconds; the time between them is not counted, nor that of
   * loading its module.
   */
  readonly milliseconds: number
  /** Its memory in MB: its heap, and the buffers that lie beside it. */
  readonly megabytes: number
  readonly signal: AbortSignal
}

/** A thread that answers one question after the other (`serveThread.ts`). */
export interface Thread<Question, Answer> {
  /** Asks and waits for the answer; throws a ThreadError when the thread ends instead. */
  ask(question: Question, transfer?: readonly ArrayBuffer[]): Promise<Answer>
  end(): Promise<void>
}

/** The young generation of a thread in MB: what it reads or writes is gone soon, and a small one is collected fast. */
const youngMegabytes = 32

/** How often a thread that works is asked for its memory, in milliseconds. */
const memoryPause = 20

/**
 * How far the engine's own limit lies above ours, in MB. A thread that comes to that one may take the whole process along
 * (nodejs/node issue 47224), so that it has to be ended before; this is more than it can take between two looks.
 */
const headroom = 1024

/**
 * Starts a thread for bytes that a stranger sent, or for work that would hold the event loop. It is loaded when it is
 * asked for, has a heap of its own, and whoever opened it ends it.
 */
export function openThread<Question, Answer>(module: URL, limits: ThreadLimits): Thread<Question, Answer> {
  const worker = new Worker(module, {
    ...{ stdin: false, stdout: true, stderr: true },
    resourceLimits: {
      maxOldGenerationSizeMb: limits.megabytes + headroom,
      maxYoungGenerationSizeMb: youngMegabytes,
    },
  })
  // What libraries print belongs to nobody.
  for (const stream of [worker.stdout, worker.stderr]) stream.resume()
  worker.unref()
  const { signal } = limits
  let left = limits.milliseconds
  let ended: ThreadError | undefined
  const loaded = Promise.withResolvers<void>()
  // Nobody may have asked anything yet.
  loaded.promise.catch(() => undefined)
  worker.once('message', () => loaded.resolve())
  let leave: (error: ThreadError) => void = () => undefined
  const end = (error: ThreadError): Promise<number> => {
    ended ??= error
    signal.removeEventListener('abort', onAbort)
    loaded.reject(ended)
    leave(ended)
    return worker.terminate()
  }
  const checkMemory = async () => {
    // A thread that has not begun, or has ended, has none.
    const used = await worker.getHeapStatistics().catch(() => undefined)
    if (used === undefined) return
    if (used.total_heap_size + used.external_memory > limits.megabytes * bytesPerMegabyte)
      await end(new ThreadError('memory'))
  }
  const onAbort = () => void end(new ThreadError('gone'))
  signal.addEventListener('abort', onAbort)
  worker.on('error', (error) => void end(new ThreadError(isOutOfMemory(error) ? 'memory' : 'failed', error)))
  worker.on('exit', () => void end(new ThreadError('failed')))
  if (signal.aborted) onAbort()

  return {
    async ask(question, transfer = []) {
      await loaded.promise
      if (ended !== undefined) throw ended
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      const began = performance.now()
      const timer = setTimeout(() => void end(new ThreadError('time')), left)
      const watch = setInterval(() => void checkMemory(), memoryPause)
      leave = reject
      worker.on('message', resolve)
      worker.postMessage(question, transfer)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        clearInterval(watch)
        left = Math.max(0, left - (performance.now() - began))
        worker.off('message', resolve)
        leave = () => undefined
      }
    },
    end: async () => {
      await end(new ThreadError('gone'))
    },
  }
}

const bytesPerMegabyte = 1024 * 1024

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
