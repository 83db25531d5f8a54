import { describe, expect, test } from 'vitest'
import { createWorkQueue, type QueueLimits } from '../../../server/threads/workQueue.ts'

const words = (en: string) => ({ zh: en, en, tw: en })
const messages = { busy: words('busy'), ownBusy: words('ownBusy'), gone: words('gone') }

/** A queue whose works end when the test says so, with what happened in order. */
function watchQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createWorkQueue(
    { ...{ concurrency: 1, atOnceOfPerson: 1, ofPerson: 9, waiting: 9, wait: 20_000 }, ...limits },
    messages,
  )
  const seen: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, person = name, signal = new AbortController().signal) =>
    queue
      .run({ person, signal, onWait: (place) => void seen.push(`${name} is at ${place}`) }, async () => {
        seen.push(`${name} runs`)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      })
      .then(
        (done) => void seen.push(`${done} is done`),
        (error: unknown) => void seen.push(`${name} is refused: ${String(error)}`),
      )
  return {
    enter,
    seen,
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('a queue of works', () => {
  test('runs few at once and the others in the order in which they came, and says their places', async () => {
    const { enter, seen, end } = watchQueue()
    for (const name of ['ann', 'bob', 'cy']) void enter(name)
    expect(seen).toEqual(['ann runs', 'bob is at 1', 'cy is at 2'])
    await end('ann')
    expect(seen.at(3)).toBe('cy is at 1')
    await end('bob')
    await end('cy')
    expect(seen.filter((line) => line.endsWith('runs'))).toEqual(['ann runs', 'bob runs', 'cy runs'])
  })

  test('lets others go before somebody who has one running', async () => {
    const { enter, seen, end } = watchQueue({ concurrency: 2 })
    void enter('first', 'ann')
    void enter('second', 'ann')
    void enter('other', 'bob')
    await end('nothing')
    expect(seen).toEqual(['first runs', 'second is at 1', 'other runs'])
    await end('first')
    expect(seen).toContain('second runs')
  })

  test('takes so many of one person, so many in all, and waits so long', async () => {
    const { enter, seen, end } = watchQueue({ ofPerson: 2, waiting: 2, wait: 300 })
    void enter('a1', 'ann')
    void enter('a2', 'ann')
    await enter('a3', 'ann')
    expect(seen.at(-1)).toBe('a3 is refused: AppError: ownBusy')
    const late = enter('b1', 'bob')
    await enter('c1', 'cy')
    expect(seen.at(-1)).toBe('c1 is refused: AppError: busy')
    await late
    expect(seen.at(-1)).toBe('b1 is refused: AppError: busy')
    await end('a1')
    void enter('d1', 'dan')
    await end('a2')
    expect(seen).toContain('d1 runs')
  })

  test('forgets who does not wait any more', async () => {
    const { enter, seen, end } = watchQueue()
    const caller = new AbortController()
    void enter('ann')
    const gone = enter('bob', 'bob', caller.signal)
    void enter('cy')
    caller.abort()
    await gone
    expect(seen).toContain('bob is refused: AppError: gone')
    expect(seen.at(-2)).toBe('cy is at 1')
    await end('ann')
    expect(seen).toContain('cy runs')
    await enter('bob', 'bob', caller.signal)
    expect(seen.at(-1)).toBe('bob is refused: AppError: gone')
  })
})
