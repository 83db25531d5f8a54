import { describe, expect, test } from 'vitest'
import type { Scope, Step } from '../../runtime/language/index.ts'
import { runSteps } from '../../runtime/steps/index.ts'
import { type Answers, fakeContext } from './fakeContext.ts'

/** Runs steps and tells what they did and whether they reached the end. */
async function run(steps: readonly Step[], answers: Answers = {}, scope: Scope = {}) {
  const { did, registry, contextFor } = fakeContext(answers)
  const reachedEnd = await runSteps(steps, registry, contextFor, scope)
  return { did, reachedEnd }
}

interface StepCase {
  readonly name: string
  readonly step: Step
  readonly answers?: Answers
  readonly scope?: Scope
  readonly did: readonly (readonly unknown[])[]
  readonly stops?: true
}

const cases: readonly StepCase[] = [
  {
    name: 'request reads when it says nothing else',
    step: { request: { url: '/a' } },
    did: [['request', { method: 'GET', url: '/a' }]],
  },
  {
    name: 'request sends its query and its body',
    step: { request: { method: 'PUT', url: '/a/{{ record.id }}', query: { x: 1 }, body: { ids: '{{ record.ids }}' } } },
    scope: { record: { id: '7', ids: ['1', '2'] } },
    did: [['request', { method: 'PUT', url: '/a/7', query: { x: 1 }, body: { ids: ['1', '2'] } }]],
  },
  {
    name: 'request shows what the server says',
    step: { request: { url: '/a', success: true } },
    did: [
      ['request', { method: 'GET', url: '/a' }],
      ['message', 'success', 'the server is content'],
    ],
  },
  {
    name: 'request shows a text of its own',
    step: { request: { url: '/a', success: '@:saved' } },
    did: [
      ['request', { method: 'GET', url: '/a' }],
      ['message', 'success', 'Saved'],
    ],
  },
  {
    name: 'open opens a dialog for a new record',
    step: { open: { page: 'system.user' } },
    did: [['open', { page: 'system.user', in: 'dialog', mode: 'add' }]],
  },
  {
    name: 'open hands on everything that it says',
    step: {
      open: {
        page: 'p',
        in: 'drawer',
        title: '@:title',
        width: 400,
        mode: 'edit',
        values: { id: '{{ record.id }}' },
        query: { q: 1 },
      },
    },
    scope: { record: { id: '7' } },
    did: [
      [
        'open',
        { page: 'p', in: 'drawer', title: 'A title', width: 400, mode: 'edit', values: { id: '7' }, query: { q: 1 } },
      ],
    ],
  },
  {
    name: 'open ends the action when the page was dismissed',
    step: { open: { page: 'p' } },
    answers: { opened: null },
    did: [['open', { page: 'p', in: 'dialog', mode: 'add' }]],
    stops: true,
  },
  { name: 'close closes with true', step: { close: true }, did: [['close', true]] },
  {
    name: 'close closes with a result',
    step: { close: { result: '{{ record.id }}' } },
    scope: { record: { id: '7' } },
    did: [['close', '7']],
  },
  { name: 'confirm asks', step: { confirm: '@:sure' }, did: [['confirm', { text: 'Are you sure?' }]] },
  {
    name: 'confirm ends the action when a person declines',
    step: { confirm: { text: 'Delete {{ record.name }}?', title: '@:title', danger: true } },
    scope: { record: { name: 'Ada' } },
    answers: { agrees: false },
    did: [['confirm', { text: 'Delete Ada?', title: 'A title', danger: true }]],
    stops: true,
  },
  {
    name: 'confirm names a record in its title',
    step: { confirm: { text: 'Sure?', title: 'Delete {{ record.name }}' } },
    scope: { record: { name: 'Ada' } },
    did: [['confirm', { text: 'Sure?', title: 'Delete Ada' }]],
  },
  { name: 'message tells of success', step: { message: '@:saved' }, did: [['message', 'success', 'Saved']] },
  {
    name: 'message tells at its level',
    step: { message: { text: 'Look', level: 'warning' } },
    did: [['message', 'warning', 'Look']],
  },
  { name: 'reload loads the records of the page', step: { reload: true }, did: [['reload']] },
  { name: 'reload loads the records of another page', step: { reload: { page: 'p' } }, did: [['reload', 'p']] },
  {
    name: 'reload fetches the dictionaries first',
    step: { reload: { dictionaries: true } },
    did: [['refreshDictionaries'], ['reload']],
  },
  {
    name: 'navigate goes to an address',
    step: { navigate: '/a/{{ record.id }}' },
    scope: { record: { id: 7 } },
    did: [['navigate', '/a/7', {}]],
  },
  {
    name: 'navigate writes its query behind the one that is there and leaves out what is empty',
    step: {
      navigate: {
        to: '/a?b=1',
        query: { c: 'd e', f: '', g: '{{ record.nothing }}', h: 0 },
        replace: true,
        newWindow: true,
      },
    },
    scope: { record: { nothing: null } },
    did: [['navigate', '/a?b=1&c=d+e&h=0', { replace: true, newWindow: true }]],
  },
  {
    name: 'navigate leaves the page that it starts from',
    step: { navigate: { to: '/a', leave: true } },
    did: [['navigate', '/a', { leave: true }]],
  },
  {
    name: 'download saves a file',
    step: { download: { url: '/f', query: { id: '{{ record.id }}' }, fileName: 'f.xls' } },
    scope: { record: { id: '7' } },
    did: [['download', { url: '/f', query: { id: '7' }, fileName: 'f.xls' }]],
  },
  {
    name: 'setValues puts values into the form',
    step: { setValues: { a: '{{ 1 + 1 }}' } },
    answers: { form: {} },
    did: [['setValues', { a: 2 }]],
  },
  { name: 'validate goes on when the checks pass', step: { validate: true }, answers: { form: {} }, did: [] },
  {
    name: 'validate ends the action when a check fails',
    step: { validate: true },
    answers: { form: { validate: async () => false } },
    did: [],
    stops: true,
  },
  { name: 'submit goes on when the form was saved', step: { submit: true }, answers: { form: {} }, did: [] },
  {
    name: 'submit ends the action when it was not',
    step: { submit: true },
    answers: { form: { submit: async () => false } },
    did: [],
    stops: true,
  },
]

test.each(cases)('$name', async ({ step, answers, scope, did, stops = false }) => {
  const done = await run([step, { message: 'next' }], answers, scope)
  expect(done.did).toEqual(stops ? did : [...did, ['message', 'success', 'next']])
  expect(done.reachedEnd).toBe(!stops)
})

test.each<Step>([{ setValues: {} }, { validate: true }, { submit: true }])('%j needs a form', async (step) => {
  await expect(run([step])).rejects.toThrow(/form/)
})

describe('a request that is refused', () => {
  const refused = new Error('refused')
  const answers: Answers = {
    refusal: { result: { captcha: 'k' } },
    form: {},
    request: () => {
      throw refused
    },
  }

  test('runs its `failed` steps with what the refusal carries, and then ends the action with its error', async () => {
    const { did, registry, contextFor } = fakeContext(answers)
    const steps: readonly Step[] = [
      { request: { url: '/a', failed: [{ setValues: { captcha: '{{ result.captcha }}' } }] } },
      { message: 'never' },
    ]
    await expect(runSteps(steps, registry, contextFor, {})).rejects.toBe(refused)
    expect(did.map(([what]) => what)).toEqual(['request', 'setValues'])
    expect(did[1]).toEqual(['setValues', { captcha: 'k' }])
  })

  test('that is no refusal of the server runs none of them', async () => {
    const { refusal: _, ...broken } = answers
    await expect(run([{ request: { url: '/a', failed: [{ message: 'never' }] } }], broken)).rejects.toBe(refused)
  })
})
