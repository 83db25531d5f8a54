import { createFailure } from '../../../../runtime/language/index.ts'
import { databaseMessages } from './messages.ts'
import type { RunOptions } from './session.ts'

/** Lets few queries run at once; the others wait in the order in which they came. */
export interface QueryQueue {
  /** Runs work in its turn. Throws when too many of one person wait, when the wait is too long, or when nobody waits for it any more. */
  run<T>(options: Pick<RunOptions, 'person' | 'signal'>, work: () => Promise<T>): Promise<T>
}

/** How many queries of one person may wait or run, and how long one waits, in milliseconds. */
const limits = { ofPerson: 4, wait: 60_000 }

/** Makes turns of which so many are taken at once. */
export function createQueryQueue(concurrency: number): QueryQueue {
  const waiting: (() => void)[] = []
  const persons = new Map<string, number>()
  let running = 0
  const count = (person: string, change: number) => {
    const next = (persons.get(person) ?? 0) + change
    if (next > 0) persons.set(person, next)
    else persons.delete(person)
  }
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = (words: 'gone' | 'busy') => () => {
        waiting.splice(waiting.indexOf(begin), 1)
        stop()
        reject(createFailure(databaseMessages[words]))
      }
      const [gone, busy] = [leave('gone'), leave('busy')]
      const timer = setTimeout(busy, limits.wait)
      const stop = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
      }
      const begin = () => {
        stop()
        resolve()
      }
      signal.addEventListener('abort', gone)
      waiting.push(begin)
    })
  return {
    run: async ({ person, signal }, work) => {
      if (signal.aborted) throw createFailure(databaseMessages.gone)
      if ((persons.get(person) ?? 0) >= limits.ofPerson) throw createFailure(databaseMessages.ownBusy)
      count(person, 1)
      try {
        // Who is called from the line takes over the place of the one who leaves.
        if (running >= concurrency) await wait(signal)
        else running += 1
        try {
          return await work()
        } finally {
          const next = waiting.shift()
          if (next === undefined) running -= 1
          else next()
        }
      } finally {
        count(person, -1)
      }
    },
  }
}
