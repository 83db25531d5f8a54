import { expect, test } from 'vitest'
import { runSteps } from '../../runtime/steps/index.ts'
import { fakeContext } from './fakeContext.ts'

const step = (method: string) => ({ script: { form: 'orders', type: 'list' as const, method } })

/** Runs a step and a message after it, on a page with a script that answers so. */
async function run(method: string, answer: boolean, scope = {}, code = 'orders') {
  const { did, registry, contextFor } = fakeContext()
  const calls: unknown[] = []
  const script = {
    scripts: { code },
    type: 'list' as const,
    async run(call: unknown) {
      calls.push(call)
      return answer
    },
  }
  const steps = [step(method), { message: { text: 'after' } }]
  const reachedEnd = await runSteps(steps, registry, (names) => ({ ...contextFor(names), script }), scope)
  return { calls, did, reachedEnd }
}

test('a method of the script gets the record of the action', async () => {
  const { calls, reachedEnd } = await run('ship', true, { record: { id: '7' } })
  expect(calls).toEqual([{ method: 'ship', args: [{ id: '7' }], isOptional: false }])
  expect(reachedEnd).toBe(true)
})

test('a method that failed ends the action', async () => {
  const { did, reachedEnd } = await run('ship', false)
  expect(reachedEnd).toBe(false)
  expect(did).toEqual([])
})

test('a hook need not be there', async () => {
  expect((await run('ship_hook', true)).calls).toEqual([{ method: 'ship_hook', args: [], isOptional: true }])
})

test('a page without the script says so', async () => {
  await expect(run('ship', true, {}, 'others')).rejects.toThrow(/orders/)
  const { registry, contextFor } = fakeContext()
  await expect(runSteps([step('ship')], registry, contextFor, {})).rejects.toThrow(/orders/)
})
