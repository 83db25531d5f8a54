import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRowFormState, sideOf } from '../../../widgets/editable-table/row-form/rowFormState.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[number, number, 'below' | 'above']>([
  [100, 800, 'below'],
  [449, 800, 'below'],
  [450, 800, 'above'],
  [700, 800, 'above'],
])('a click at %i of %i opens it %s', (at, height, side) => {
  expect(sideOf(at, height)).toBe(side)
})

describe('the form of a row', () => {
  const create = (failures: number) => {
    let attempts = 0
    const onFailure = vi.fn()
    const state = createRowFormState({
      load: () => {
        attempts += 1
        return attempts > failures ? Promise.resolve() : Promise.reject(new Error('no chunk'))
      },
      onFailure,
      windowHeight: () => 800,
    })
    return { state, onFailure, attempts: () => attempts }
  }

  test('opens, and closes when the same row is clicked', async () => {
    const { state } = create(0)
    await state.toggle('a', 100)
    expect(state.get()).toEqual({ key: 'a', side: 'below' })
    await state.toggle('b', 700)
    expect(state.get()).toEqual({ key: 'b', side: 'above' })
    await state.toggle('b', 700)
    expect(state.get()).toBeUndefined()
  })

  test('opens when the third retry works, each 100 ms after the one before', async () => {
    const { state, attempts, onFailure } = create(3)
    const opening = state.toggle('a', 100)
    await vi.advanceTimersByTimeAsync(299)
    expect(attempts()).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    await opening
    expect(state.get()?.key).toBe('a')
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('says that it failed after three retries', async () => {
    const { state, attempts, onFailure } = create(9)
    const opening = state.toggle('a', 100)
    await vi.advanceTimersByTimeAsync(300)
    await opening
    expect(attempts()).toBe(4)
    expect(onFailure).toHaveBeenCalledOnce()
    expect(state.get()).toBeUndefined()
  })

  test('stays closed when it was closed while it was opening', async () => {
    const { state } = create(1)
    const opening = state.toggle('a', 100)
    state.close()
    await vi.advanceTimersByTimeAsync(100)
    await opening
    expect(state.get()).toBeUndefined()
  })
})
