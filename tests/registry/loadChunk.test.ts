import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '../../runtime/language/index.ts'
import { loadChunk } from '../../runtime/registry/loadChunk.ts'

afterEach(() => vi.useRealTimers())

test('a chunk that does not come is given up after two minutes, in words', async () => {
  vi.useFakeTimers()
  const failure = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  const error = await failure
  expect(error).toBeInstanceOf(AppError)
  expect((error as AppError).messageIn('zh')).toContain('未能加载')
})

test.each([
  'Failed to fetch dynamically imported module: /assets/list.js',
  'error loading dynamically imported module: /assets/list.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/list.css',
])('a chunk that is missing is told in words: %s', async (expected) => {
  await expect(loadChunk(() => Promise.reject(new TypeError(expected)))).rejects.toBeInstanceOf(AppError)
})

test('what the code of a chunk throws stays as it is, and no timer is left', async () => {
  vi.useFakeTimers()
  const bug = new TypeError('x is not a function')
  await expect(loadChunk(() => Promise.reject(bug))).rejects.toBe(bug)
  expect(await loadChunk(() => Promise.resolve(7))).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})
