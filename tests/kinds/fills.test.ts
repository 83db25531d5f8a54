import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { peekState } from '../../runtime/form/nodeState.ts'
import { createFills } from '../../runtime/kinds/form/createFills.ts'
import { formOf } from '../form/formOf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fields = {
  number: { label: 'Number', fill: { rule: 'order', watch: ['kind'] } },
  kind: { label: 'Kind' },
  note: { label: 'Note' },
}

/** A form whose rule answers when it is told to. */
function start(values = {}) {
  const pageForm = formOf({ fields, values })
  const answers: PromiseWithResolvers<unknown>[] = []
  const execute = vi.fn(() => {
    const answer = Promise.withResolvers<unknown>()
    answers.push(answer)
    return answer.promise
  })
  const fills = createFills({ pageForm, execute, toMessage: (error) => String(error), delay: 100 })
  const field = pageForm.field('number')
  if (!field) throw new Error('no field')
  const state = () => peekState(field).fill
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { pageForm, answers, execute, fills, state, settle }
}

describe('a new record', () => {
  test('gets the value that the rule makes of its values, and is not changed by that', async () => {
    const { pageForm, answers, execute, fills, state, settle } = start({ kind: 'a' })
    fills.begin()
    expect(execute).toHaveBeenCalledWith('order', { kind: 'a' })
    expect([state()?.status, pageForm.work.isRunning()]).toEqual(['running', true])
    answers[0]?.resolve('A-1')
    await settle()
    expect(pageForm.values()).toMatchObject({ number: 'A-1' })
    expect([state(), pageForm.work.isRunning(), pageForm.isDirty()]).toEqual([undefined, false, false])
  })

  test('keeps what a person typed while the rule was at work', async () => {
    const { pageForm, answers, fills, settle } = start()
    fills.begin()
    pageForm.input('number', 'mine')
    answers[0]?.resolve('A-1')
    await settle()
    expect(pageForm.values()).toMatchObject({ number: 'mine' })
  })

  test('that was given a value keeps it', () => {
    const { execute, fills } = start({ number: 'given' })
    fills.begin()
    expect(execute).not.toHaveBeenCalled()
  })

  test('says why there is no value, and asks once more on request', async () => {
    const { pageForm, answers, fills, state, settle } = start()
    fills.begin()
    answers[0]?.reject('no such rule')
    await settle()
    const failed = state()
    expect(failed).toMatchObject({ status: 'failed', reason: 'no such rule' })
    expect(pageForm.work.isRunning()).toBe(false)
    if (failed?.status === 'failed') failed.retry()
    answers[1]?.resolve('A-2')
    await settle()
    expect([state(), pageForm.values().number]).toEqual([undefined, 'A-2'])
  })
})

describe('a field that the rule watches', () => {
  test('has it asked anew once it stands still, also over what was typed', async () => {
    const { pageForm, answers, execute, fills, settle } = start({ number: 'mine' })
    const end = fills.watch()
    pageForm.input('kind', 'a')
    await vi.advanceTimersByTimeAsync(50)
    pageForm.input('kind', 'ab')
    await vi.advanceTimersByTimeAsync(99)
    expect(execute).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(execute).toHaveBeenCalledExactlyOnceWith('order', { number: 'mine', kind: 'ab' })
    answers[0]?.resolve('AB-1')
    await settle()
    expect(pageForm.values().number).toBe('AB-1')
    end()
  })

  test('counts alone, and the latest answer', async () => {
    const { pageForm, answers, execute, fills, settle } = start()
    const end = fills.watch()
    pageForm.input('note', 'x')
    await vi.advanceTimersByTimeAsync(200)
    expect(execute).not.toHaveBeenCalled()
    pageForm.input('kind', 'a')
    await vi.advanceTimersByTimeAsync(200)
    pageForm.input('kind', 'b')
    await vi.advanceTimersByTimeAsync(200)
    answers[1]?.resolve('B')
    answers[0]?.resolve('A')
    await settle()
    expect(pageForm.values().number).toBe('B')
    end()
    pageForm.input('kind', 'c')
    await vi.advanceTimersByTimeAsync(200)
    expect(execute).toHaveBeenCalledTimes(2)
  })
})
