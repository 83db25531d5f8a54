import { describe, expect, test } from 'vitest'
import type { Scope, Step } from '../../runtime/language/index.ts'
import { runSteps } from '../../runtime/steps/index.ts'
import { type Answers, fakeContext } from './fakeContext.ts'

const orders = [{ id: '1' }, { id: '2' }, { id: '3' }]
const call: Step = { request: { method: 'PUT', url: '/close/{{ record.id }}' } }
type Each = Extract<Step, { readonly each: unknown }>['each']

async function run(each: Partial<Each>, answers: Answers = {}, scope: Scope = { selection: orders }) {
  const { did, registry, contextFor } = fakeContext(answers)
  const steps: readonly Step[] = [{ each: { of: '{{ selection }}', steps: [call], ...each } as Each }, { reload: true }]
  const reachedEnd = await runSteps(steps, registry, contextFor, scope)
  const of = (what: string) => did.filter(([name]) => name === what).map(([, ...args]) => args)
  return { did, reachedEnd, requests: of('request').map(([sent]) => (sent as { url: string }).url), of }
}

const refuse = (url: string) => (requests: string) => {
  if (requests === url) throw new Error('The order is locked')
}

test('the steps run for one record after the other, with how far they are', async () => {
  const { requests, of, reachedEnd } = await run({})
  expect(requests).toEqual(['/close/1', '/close/2', '/close/3'])
  expect(of('progress')).toEqual([[3]])
  expect(of('update')).toEqual([
    [0, '1'],
    [1, '2'],
    [2, '3'],
  ])
  expect(of('end')).toEqual([[{ over: 3, failures: [] }]])
  expect(of('quietly')).toHaveLength(3)
  expect(reachedEnd).toBe(true)
  expect(of('reload')).toHaveLength(1)
})

test('a failure is kept for the summary, and the next record follows', async () => {
  const { requests, of, reachedEnd } = await run({}, { request: refuse('/close/2') })
  expect(requests).toEqual(['/close/1', '/close/2', '/close/3'])
  expect(of('end')).toEqual([[{ over: 3, failures: [{ name: '2', reason: 'The order is locked' }] }]])
  expect(reachedEnd).toBe(true)
})

test('a document may stop at the first failure; what follows does not run then', async () => {
  const { requests, of, reachedEnd } = await run({ stopOnFailure: true }, { request: refuse('/close/2') })
  expect(requests).toEqual(['/close/1', '/close/2'])
  expect(of('end')).toEqual([[{ over: 2, failures: [{ name: '2', reason: 'The order is locked' }] }]])
  expect(reachedEnd).toBe(false)
})

test('a last record that fails leaves nothing out, even where a failure stops', async () => {
  const { reachedEnd } = await run({ stopOnFailure: true }, { request: refuse('/close/3') })
  expect(reachedEnd).toBe(true)
})

test('a person who stops lets the record at hand be done and no other', async () => {
  const { requests, of, reachedEnd } = await run({}, { stopsAfter: (over) => over === 1 })
  expect(requests).toEqual(['/close/1', '/close/2'])
  expect(of('end')).toEqual([[{ over: 2, failures: [] }]])
  expect(reachedEnd).toBe(false)
})

describe('what the steps after it find as result', () => {
  const summary: Step = { message: '{{ result.done }} of {{ result.total }}, {{ result.failed }} failed' }
  test.each([
    { name: 'all done', answers: {}, message: '3 of 3, 0 failed' },
    { name: 'one failed', answers: { request: refuse('/close/2') }, message: '2 of 3, 1 failed' },
    {
      name: 'all declined',
      answers: { agrees: false },
      steps: [{ confirm: 'sure' }, call],
      message: '0 of 3, 0 failed',
    },
  ])('$name', async ({ answers, message, steps = [call] }) => {
    const { did, registry, contextFor } = fakeContext(answers)
    const each = { of: '{{ selection }}', steps } as Each
    await runSteps([{ each }, summary], registry, contextFor, { selection: orders })
    expect(did.at(-1)).toEqual(['message', 'success', message])
  })
})

test('one of them has the name that the document gives, beside the record around', async () => {
  const inner: Step = { request: { url: '/{{ record.id }}/{{ item }}' } }
  const { requests } = await run(
    { of: '{{ record.lines }}', as: 'item', steps: [inner] },
    {},
    {
      record: { id: '7', lines: ['a', 'b'] },
    },
  )
  expect(requests).toEqual(['/7/a', '/7/b'])
})

test('the summary calls a record as the document says, else as the page does, else by its number', async () => {
  const scope = { selection: [{ id: '1', number: 'A-1' }, { number: 5 }, {}] }
  expect((await run({ name: '{{ record.number }}' }, {}, scope)).of('update')).toEqual([
    [0, 'A-1'],
    [1, '5'],
    [2, '3'],
  ])
})

test.each([null, undefined, '', []])('nothing happens for %j', async (selection) => {
  const { did, reachedEnd } = await run({}, {}, { selection })
  expect(did).toEqual([['reload']])
  expect(reachedEnd).toBe(true)
})

test('something else than a list ends the action with its reason', async () => {
  await expect(run({}, {}, { selection: 'one' })).rejects.toThrow('is not one')
})

test('templates inside of it see each record, also where its text looks like one', async () => {
  const { requests } = await run({}, {}, { selection: [{ id: '{{1+1}}' }] })
  expect(requests).toEqual(['/close/{{1+1}}'])
})
