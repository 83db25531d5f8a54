import { createFailure, type LanguageTexts } from '../../runtime/language/index.ts'

/** Who waits for a work, and what ends the waiting. */
export interface TurnOptions {
  /** The person whose turns are counted. */
  readonly person: string
  readonly signal: AbortSignal
  /** Told the place in the line, from 1, once the work has to wait and whenever that changes. */
  readonly onWait?: ((place: number) => void) | undefined
}

/** Lets few works run at once; the others wait in the order in which they came. */
export interface WorkQueue {
  /** Runs work in its turn. Throws when too many wait, of all or of one person, when the wait is too long, or when nobody waits for it any more. */
  run<T>(options: TurnOptions, work: () => Promise<T>): Promise<T>
}

export interface QueueLimits {
  /** Works that run at once. */
  readonly concurrency: number
  /** Works of one person that may wait or run. */
  readonly ofPerson: number
  /** Works that may wait. */
  readonly waiting: number
  /** How long one waits, in milliseconds. */
  readonly wait: number
}

/** What is said of a work that does not get its turn. */
export interface QueueMessages {
  readonly busy: LanguageTexts
  readonly ownBusy: LanguageTexts
  readonly gone: LanguageTexts
}

interface Waiting {
  readonly begin: () => void
  readonly onWait: ((place: number) => void) | undefined
}

/** Makes turns of which so many are taken at once. */
export function createWorkQueue(limits: QueueLimits, messages: QueueMessages): WorkQueue {
  const waiting: Waiting[] = []
  const persons = new Map<string, number>()
  let running = 0
  const count = (person: string, change: number) => {
    const next = (persons.get(person) ?? 0) + change
    if (next > 0) persons.set(person, next)
    else persons.delete(person)
  }
  const tell = () => {
    for (const [index, { onWait }] of waiting.entries()) onWait?.(index + 1)
  }
  const wait = ({ signal, onWait }: TurnOptions) =>
    new Promise<void>((resolve, reject) => {
      const leave = (words: 'gone' | 'busy') => () => {
        waiting.splice(waiting.indexOf(own), 1)
        stop()
        tell()
        reject(createFailure(messages[words]))
      }
      const [gone, busy] = [leave('gone'), leave('busy')]
      const timer = setTimeout(busy, limits.wait)
      const stop = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
      }
      const own: Waiting = {
        begin: () => {
          stop()
          resolve()
        },
        onWait,
      }
      signal.addEventListener('abort', gone)
      waiting.push(own)
      onWait?.(waiting.length)
    })
  return {
    run: async (options, work) => {
      const { person, signal } = options
      if (signal.aborted) throw createFailure(messages.gone)
      if ((persons.get(person) ?? 0) >= limits.ofPerson) throw createFailure(messages.ownBusy)
      if (running >= limits.concurrency && waiting.length >= limits.waiting) throw createFailure(messages.busy)
      count(person, 1)
      try {
        // Who is called from the line takes over the place of the one who leaves.
        if (running >= limits.concurrency) await wait(options)
        else running += 1
        try {
          return await work()
        } finally {
          const next = waiting.shift()
          if (next === undefined) running -= 1
          else {
            next.begin()
            tell()
          }
        }
      } finally {
        count(person, -1)
      }
    },
  }
}
