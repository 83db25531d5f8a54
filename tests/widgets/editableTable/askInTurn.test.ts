import { expect, test } from 'vitest'
import { askInTurn } from '../../../widgets/editable-table/columns/askInTurn.ts'

test('a few requests run at a time, the next begins when one ends, and the answers keep the order of the list', async () => {
  const running = new Map<number, () => void>()
  let max = 0
  const answers = askInTurn([...Array(20).keys()], async (index) => {
    await new Promise<void>((resolve) => running.set(index, resolve))
    return index * 2
  })
  for (let answered = 0; answered < 20; answered += 1) {
    await expect.poll(() => running.size, { interval: 1 }).toBe(Math.min(6, 20 - answered))
    max = Math.max(max, running.size)
    // The latest one ends first, so that the order of the answers is not that of the requests.
    const [latest] = [...running].at(-1) ?? [0]
    running.get(latest)?.()
    running.delete(latest)
  }
  expect(await answers).toEqual([...Array(20).keys()].map((index) => index * 2))
  expect(max).toBe(6)
})

test('nothing to ask asks nothing', async () => {
  expect(await askInTurn([], () => Promise.reject(new Error('asked')))).toEqual([])
})
