import { expect, test } from 'vitest'
import { toFieldEvents } from '../../runtime/kinds/form/scripts/fieldEvents.ts'
import { createInputQueue } from '../../runtime/kinds/form/scripts/inputQueue.ts'
import { toChoices } from '../../runtime/kinds/form/scripts/toChoices.ts'

const namesOf = (...change: Parameters<typeof toFieldEvents>) =>
  toFieldEvents(...change).map(({ method, field, args }) => [
    method,
    field,
    (args[0] as { readonly value: unknown }).value,
  ])

test('a field that was changed is one event', () => {
  expect(toFieldEvents('sex', '2', '1')).toEqual([
    { method: 'onlChange', field: 'sex', args: [{ type: 'change', field: 'sex', value: '2', oldValue: '1' }] },
  ])
})

test('a row that was changed is an event for each of its changed cells', () => {
  const before = [
    { id: '1', qty: 1, name: 'a' },
    { id: '2', qty: 2, name: 'b' },
  ]
  const [, event, ...others] = toFieldEvents(
    'lines',
    [
      { id: '1', qty: 1, name: 'a' },
      { id: '2', qty: 5, name: 'b' },
    ],
    before,
  )
  expect(others).toEqual([])
  expect(event).toEqual({
    method: 'lines_onlChange',
    field: 'qty',
    args: [
      {
        type: 'change',
        row: { id: '2', qty: 5, name: 'b' },
        column: { key: 'qty' },
        value: 5,
        oldValue: 2,
        target: { table: 'lines', index: 1 },
      },
    ],
  })
})

test('a row that moved up when another was deleted has not changed', () => {
  const before = [
    { id: '1', qty: 1 },
    { id: '2', qty: 2 },
  ]
  expect(namesOf('lines', [{ id: '2', qty: 2 }], before).slice(1)).toEqual([])
})

test('new rows and the record of a sub-form are told by their cells', () => {
  expect(namesOf('lines', [{ qty: 3 }], [])).toEqual([
    ['onlChange', 'lines', [{ qty: 3 }]],
    ['lines_onlChange', 'qty', 3],
  ])
  expect(namesOf('home', { city: 'Bath' }, { city: 'York' }).slice(1)).toEqual([['home_onlChange', 'city', 'Bath']])
})

test.each([
  [
    [{ value: '1', text: 'One' }, { value: 2, label: 'Two' }, { value: '3', title: 'Three' }, { value: '4' }],
    [
      { value: '1', label: 'One' },
      { value: 2, label: 'Two' },
      { value: '3', label: 'Three' },
      { value: '4', label: '4' },
    ],
  ],
  [
    ['a', 7],
    [
      { value: 'a', label: 'a' },
      { value: 7, label: '7' },
    ],
  ],
  ['nothing', []],
])('choices are read: %j', (given, choices) => {
  expect(toChoices(given)).toEqual(choices)
})

test('while the script works, only the latest input of each field waits, from what was there before', async () => {
  const seen: unknown[] = []
  const gate = Promise.withResolvers<void>()
  const queue = createInputQueue(async ({ field, args }) => {
    const { value, oldValue } = args[0] as { readonly value: unknown; readonly oldValue: unknown }
    seen.push([field, oldValue, value])
    await gate.promise
  })
  queue.enqueue('a', 'x', '')
  queue.enqueue('a', 'xy', 'x')
  queue.enqueue('b', 1, 0)
  queue.enqueue('a', 'xyz', 'xy')
  gate.resolve()
  await queue.idle()
  expect(seen).toEqual([
    ['a', '', 'x'],
    ['a', 'x', 'xyz'],
    ['b', 0, 1],
  ])
})
