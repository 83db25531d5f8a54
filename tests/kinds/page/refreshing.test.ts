import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startRefreshing } from '../../../runtime/kinds/page/records/startRefreshing.ts'

/** The page of a browser, as far as it tells whether anybody looks. */
class Page extends EventTarget {
  hidden = false

  turn(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (page: Page, endedAgo = 0) => {
  const refresh = vi.fn()
  const end = startRefreshing({
    seconds: 10,
    endedAt: Date.now() - endedAgo,
    page: page as unknown as Document,
    refresh,
  })
  return { refresh, end }
}

describe('a block is asked anew', () => {
  test('once its time is over, and not before', () => {
    const { refresh } = start(new Page())
    vi.advanceTimersByTime(9999)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('at once when it is overdue, as after its tab was hidden', () => {
    const { refresh } = start(new Page(), 60_000)
    vi.advanceTimersByTime(0)
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('not while nobody looks', () => {
    const page = new Page()
    const { refresh } = start(page)
    page.turn(true)
    vi.advanceTimersByTime(600_000)
    expect(refresh).not.toHaveBeenCalled()
  })

  test('as soon as somebody looks again when it became due meanwhile', () => {
    const page = new Page()
    const { refresh } = start(page)
    page.turn(true)
    vi.advanceTimersByTime(60_000)
    page.turn(false)
    vi.advanceTimersByTime(0)
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('at its time when somebody looks again before', () => {
    const page = new Page()
    const { refresh } = start(page)
    page.turn(true)
    vi.advanceTimersByTime(4000)
    page.turn(false)
    vi.advanceTimersByTime(5999)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledOnce()
  })

  test('never once it was ended', () => {
    const page = new Page()
    const { refresh, end } = start(page)
    end()
    page.turn(true)
    page.turn(false)
    vi.advanceTimersByTime(60_000)
    expect(refresh).not.toHaveBeenCalled()
  })
})
