import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmitter } from '../../widgets/rich-text/emitter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a small text is told at once', () => {
  const emit = vi.fn()
  createEmitter(emit).changed(100)
  expect(emit).toHaveBeenCalledTimes(1)
})

test('a big text is told once, when the person pauses', () => {
  const emit = vi.fn()
  const { changed } = createEmitter(emit)
  for (let key = 0; key < 5; key += 1) {
    changed(50_000)
    vi.advanceTimersByTime(100)
  }
  expect(emit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(250)
  expect(emit).toHaveBeenCalledTimes(1)
})

test('a big text that is left is told at once, and not again', () => {
  const emit = vi.fn()
  const { changed, flush } = createEmitter(emit)
  changed(50_000)
  flush()
  flush()
  vi.advanceTimersByTime(1000)
  expect(emit).toHaveBeenCalledTimes(1)
})

test('nothing is told when nothing changed', () => {
  const emit = vi.fn()
  createEmitter(emit).flush()
  expect(emit).not.toHaveBeenCalled()
})
