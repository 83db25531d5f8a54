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
  /** Works that run at once, and those of one person among them. */
  readonly concurrency: number
  readonly atOnceOfPerson: number
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
  readonly person: string
  readonly begin: () => void
  readonly onWait: TurnOptions['onWait']
}

/** How many there are of each person. */
function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (person: string): number => counts.get(person) ?? 0,
    change: (person: string, by: number): void => {
      const next = (counts.get(person) ?? 0) + by
      if (next > 0) counts.set(person, next)
      else counts.delete(person)
    },
  }
}

/** Makes turns of which so many are taken at once. */
export function createWorkQueue(limits: QueueLimits, messages: QueueMessages): WorkQueue {
  const waiting: Waiting[] = []
  const [there, running] = [createCounts(), createCounts()]
  let taken = 0
  const mayRun = (person: string) => taken < limits.concurrency && running.of(person) < limits.atOnceOfPerson
  const take = (person: string) => {
    taken += 1
    running.change(person, 1)
  }
  const notify = () => {
    for (const [index, { onWait }] of waiting.entries()) onWait?.(index + 1)
  }
  /** Begins the first works in the line whose person has not enough running already. */
  const callNext = () => {
    const before = waiting.length
    for (const next of [...waiting]) if (mayRun(next.person)) next.begin()
    if (waiting.length < before) notify()
  }
  const wait = ({ person, signal, onWait }: TurnOptions) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => {
        waiting.splice(waiting.indexOf(own), 1)
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
      }
      const leave = (words: 'gone' | 'busy') => () => {
        stop()
        notify()
        reject(createFailure(messages[words]))
      }
      const [gone, busy] = [leave('gone'), leave('busy')]
      const timer = setTimeout(busy, limits.wait)
      const own: Waiting = {
        person,
        onWait,
        begin: () => {
          stop()
          take(person)
          resolve()
        },
      }
      signal.addEventListener('abort', gone)
      waiting.push(own)
      onWait?.(waiting.length)
    })
  return {
    run: async (options, work) => {
      const { person, signal } = options
      if (signal.aborted) throw createFailure(messages.gone)
      if (there.of(person) >= limits.ofPerson) throw createFailure(messages.ownBusy)
      if (!mayRun(person) && waiting.length >= limits.waiting) throw createFailure(messages.busy)
      there.change(person, 1)
      try {
        if (mayRun(person)) take(person)
        else await wait(options)
        try {
          return await work()
        } finally {
          taken -= 1
          running.change(person, -1)
          callNext()
        }
      } finally {
        there.change(person, -1)
      }
    },
  }
}
