import { describe, expect, test } from 'vitest'
import type { Scope, Step } from '../../runtime/language/index.ts'
import { runSteps } from '../../runtime/steps/index.ts'
import { type Answers, fakeContext } from './fakeContext.ts'

async function run(steps: readonly Step[], answers: Answers = {}, scope: Scope = {}) {
  const { did, registry, contextFor } = fakeContext(answers)
  const reachedEnd = await runSteps(steps, registry, contextFor, scope)
  return { did, reachedEnd, messages: did.filter(([what]) => what === 'message').map(([, , text]) => text) }
}

test('the result of a step is there for those that follow, until another leaves one', async () => {
  const steps: readonly Step[] = [
    { request: { url: '/a' } },
    { message: '{{ result }}' },
    { message: '{{ result }}' },
    { request: { url: '/b?from={{ result }}' } },
    { message: '{{ result }}' },
  ]
  expect((await run(steps, { request: (url) => `answer of ${url}` })).messages).toEqual([
    'answer of /a',
    'answer of /a',
    'answer of /b?from=answer of /a',
  ])
})

test('the names in scope stay as they were', async () => {
  const scope = Object.freeze({ record: Object.freeze({ id: '7' }) })
  await run([{ request: { url: '/a' } }, { open: { page: 'p', then: [{ message: '{{ result }}' }] } }], {}, scope)
  expect(scope).toEqual({ record: { id: '7' } })
})

test('a step whose condition does not hold is passed over', async () => {
  const steps: readonly Step[] = [
    { when: 'record.status == 1', message: 'one' },
    { when: 'record.status == 2', message: 'two' },
  ]
  expect((await run(steps, {}, { record: { status: '2' } })).messages).toEqual(['two'])
})

test('a condition sees the result of the step before it', async () => {
  const steps: readonly Step[] = [{ request: { url: '/a' } }, { when: 'result.count > 1', message: 'many' }]
  expect((await run(steps, { request: () => ({ count: 2 }) })).messages).toEqual(['many'])
})

describe('`then` of an opened page', () => {
  const steps: readonly Step[] = [
    { request: { url: '/a' } },
    { open: { page: 'p', then: [{ message: 'chose {{ result }}' }, { message: 'of {{ record.id }}' }] } },
    { message: 'after {{ result }}' },
  ]

  test('runs with what the page closed with', async () => {
    const { messages } = await run(steps, { opened: { result: 'b' }, request: () => 'a' }, { record: { id: '7' } })
    expect(messages).toEqual(['chose b', 'of 7', 'after b'])
  })

  test('does not run when it was dismissed', async () => {
    expect(await run(steps, { opened: null })).toMatchObject({ messages: [], reachedEnd: false })
  })

  test('ends the whole action when one of its steps does', async () => {
    const declined: readonly Step[] = [
      { open: { page: 'p', then: [{ confirm: 'sure' }, { message: 'never' }] } },
      { message: 'never' },
    ]
    expect(await run(declined, { agrees: false })).toMatchObject({ messages: [], reachedEnd: false })
  })
})

test('a template that fails ends the action with its reason, before the step has begun', async () => {
  const { did, registry, contextFor } = fakeContext()
  const steps: readonly Step[] = [{ request: { url: '/a', body: { x: '{{ unknown( }}' } } }]
  await expect(runSteps(steps, registry, contextFor, {})).rejects.toThrow('An expression failed')
  expect(did).toEqual([])
})

test('a condition that fails ends the action with its reason', async () => {
  await expect(run([{ when: 'record.', message: 'never' }])).rejects.toThrow('An expression failed')
})

test('a verb that this version does not have ends the action, which says which', async () => {
  await expect(run([{ teleport: true } as unknown as Step])).rejects.toThrow('teleport')
})

test('an action that fails midway has done what stands before and nothing after', async () => {
  const { did, registry, contextFor } = fakeContext({
    request: (url) => {
      if (url === '/b') throw new Error('lost')
    },
  })
  const steps: readonly Step[] = [{ request: { url: '/a' } }, { request: { url: '/b' } }, { reload: true }]
  await expect(runSteps(steps, registry, contextFor, {})).rejects.toThrow('lost')
  expect(did.map(([what]) => what)).toEqual(['request', 'request'])
})

describe('data', () => {
  test.each(['{{1+1}}', '<img src=x onerror=alert(1)>', '@:saved', '{name}'])(
    '%s stays as it is in every place',
    async (hostile) => {
      const steps: readonly Step[] = [
        { message: '{{ record.name }}' },
        { message: { text: '{{ record.name }}' } },
        { confirm: '{{ record.name }}' },
        { request: { url: '/a', query: { name: '{{ record.name }}' }, body: '{{ record }}' } },
        {
          open: {
            page: 'p',
            title: '{{ record.name }}',
            values: { name: '{{ record.name }}' },
            then: [{ message: '{{ result.name }}' }],
          },
        },
      ]
      const { did } = await run(steps, { opened: { result: { name: hostile } } }, { record: { name: hostile } })
      expect(did).toEqual([
        ['message', 'success', hostile],
        ['message', 'success', hostile],
        ['confirm', { text: hostile }],
        ['request', { method: 'GET', url: '/a', query: { name: hostile }, body: { name: hostile } }],
        ['open', { page: 'p', in: 'dialog', mode: 'add', title: hostile, values: { name: hostile } }],
        ['message', 'success', hostile],
      ])
    },
  )

  test('keeps its type where a template is the whole text', async () => {
    const { did } = await run(
      [{ request: { url: '/a', body: { on: '{{ record.on }}', tags: '{{ record.tags }}', text: 'n{{ record.n }}' } } }],
      {},
      {
        record: { on: true, tags: ['a'], n: 1 },
      },
    )
    expect(did[0]?.[1]).toMatchObject({ body: { on: true, tags: ['a'], text: 'n1' } })
  })
})

test('a text that the schema does not mark as a template is shown as it is written', async () => {
  const { messages } = await run([{ request: { url: '/a', success: 'saved {{ record.id }}' } }])
  expect(messages).toEqual(['saved {{ record.id }}'])
})
