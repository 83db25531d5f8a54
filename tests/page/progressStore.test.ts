import { describe, expect, test, vi } from 'vitest'
import { createProgressStore } from '../../runtime/page/progress/progressStore.ts'

const failures = [{ name: 'A-1', reason: 'locked' }]

describe('work on many records', () => {
  test('shows how far it is, and what is worked on', () => {
    const store = createProgressStore()
    const listener = vi.fn()
    store.subscribe(listener)
    const progress = store.start(12)
    progress.update(3, 'A-4')
    expect(store.current()).toMatchObject([{ total: 12, over: 3, current: 'A-4', isDone: false, isStopping: false }])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('that went well is over at once, and gone when its dialog has closed', async () => {
    const store = createProgressStore()
    await store.start(2).end({ over: 2, failures: [] })
    expect(store.current()).toMatchObject([{ isDone: true }])
    store.current()[0]?.close()
    expect(store.current()).toEqual([])
  })

  test.each([
    { name: 'failed', over: 2, reported: failures },
    { name: 'was left out', over: 1, reported: [] },
  ])('of which some $name waits until that was read', async ({ over, reported }) => {
    const store = createProgressStore()
    const read = vi.fn()
    const ended = store.start(2).end({ over, failures: reported }).then(read)
    await Promise.resolve()
    expect(read).not.toHaveBeenCalled()
    expect(store.current()).toMatchObject([{ over, summary: reported }])
    store.current()[0]?.close()
    await ended
    expect(store.current()).toEqual([])
  })

  test('is stopped by the person through its signal', () => {
    const store = createProgressStore()
    const { signal } = store.start(2)
    store.current()[0]?.stop()
    expect(signal.aborted).toBe(true)
    expect(store.current()).toMatchObject([{ isStopping: true }])
  })

  test('does not mix with other work', () => {
    const store = createProgressStore()
    const [first, second] = [store.start(2), store.start(5)]
    second.update(4, 'b')
    first.update(1, 'a')
    expect(store.current()).toMatchObject([
      { total: 2, over: 1 },
      { total: 5, over: 4 },
    ])
  })
})
