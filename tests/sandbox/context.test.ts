import { expect, test } from 'vitest'
import { waitFor } from '../shared/waits.ts'
import { never, startScript } from './runScript.ts'

test('a form script reads and sets values, and sees at once what it set', async () => {
  const script = await startScript(
    `show(){ const { a } = this.getFieldsValue(); this.setFieldsValue({ b: a + 1 }); return this.getFieldsValue() }`,
    { state: { values: { a: 1 } } },
  )
  expect((await script.call('show')).value).toEqual({ a: 1, b: 2 })
  expect(script.requests).toEqual([['setFieldsValue', { b: 2 }]])
})

test('the handler of a field gets the context and what happened', async () => {
  const script = await startScript(
    `onlChange(){ return { sex(that, event){ that.triggleChangeValue('title', event.value === '1' ? 'Mr' : 'Ms') } } }
     lines_onlChange(){ return { qty(that, event){ that.triggleChangeValues({ sum: event.row.qty * 2 }, event.row.id, event.target) } } }`,
    {
      state: {
        values: {
          lines: [
            { id: 'x', qty: 1 },
            { id: 'y', qty: 4 },
          ],
        },
      },
    },
  )
  await script.callField('onlChange', 'sex', { value: '1' })
  await script.callField('onlChange', 'other', { value: '1' })
  await script.callField('lines_onlChange', 'qty', { row: { id: 'y', qty: 4 }, target: { table: 'lines', index: 1 } })
  expect(script.requests).toEqual([
    ['setFieldsValue', { title: 'Mr' }],
    [
      'setFieldsValue',
      {
        lines: [
          { id: 'x', qty: 1 },
          { id: 'y', qty: 4, sum: 8 },
        ],
      },
    ],
  ])
})

test.each<[words: string, body: string, lines: unknown]>([
  ['adds one row', "this.addSubRows('lines', { a: 2 })", [{ id: '1', a: 1 }, { a: 2 }]],
  ['adds rows', "this.addSubRows('lines', [{ a: 2 }, { a: 3 }])", [{ id: '1', a: 1 }, { a: 2 }, { a: 3 }]],
  ['clears', "this.clearSubRows('lines')", []],
  ['clears and adds', "this.clearThenAddRows('lines', [{ a: 9 }])", [{ a: 9 }]],
  [
    'changes rows by key',
    "this.getSubTableInstance('lines').setValues([{ rowKey: '1', values: { a: 7 } }])",
    [{ id: '1', a: 7 }],
  ],
  ['removes rows by key', "this.getSubTableInstance('lines').removeRowsById(['1'])", []],
  [
    'changes a row by its place',
    "this.triggleChangeValues({ a: 5 }, undefined, { table: 'lines', index: 0 })",
    [{ id: '1', a: 5 }],
  ],
])('a sub-table: %s', async (_case, body, lines) => {
  const script = await startScript(`run(){ ${body} }`, { state: { values: { lines: [{ id: '1', a: 1 }] } } })
  expect((await script.call('run')).failure).toBeUndefined()
  expect(script.requests).toEqual([['setFieldsValue', { lines }]])
})

test('fill rules are asked for the form, a sub-table, or the row of an event', async () => {
  const script = await startScript(
    `run(){ this.executeMainFillRule(); this.executeSubFillRule('lines') }
     lines_onlChange(){ return { qty(that, event){ that.executeSubFillRule('lines', event) } } }`,
  )
  await script.call('run')
  await script.callField('lines_onlChange', 'qty', { row: { id: 'y' }, target: { table: 'lines', index: 1 } })
  expect(script.requests).toEqual([
    ['executeMainFillRule'],
    ['executeSubFillRule', 'lines', {}],
    ['executeSubFillRule', 'lines', { id: 'y', index: 1 }],
  ])
})

test('properties that a script changes reach the page before what it asks next, and at the end', async () => {
  const script = await startScript(
    `query(){ this.queryParam.name = 'x'; this.loadData(); this.selectedRowKeys = [] }`,
    {
      type: 'list',
      state: { queryParam: { age: 3 }, selectedRowKeys: ['1'] },
    },
  )
  await script.call('query')
  expect(script.written).toEqual([{ queryParam: { age: 3, name: 'x' } }, { selectedRowKeys: [] }])
  expect(script.reported.map((message) => (message.kind === 'ask' ? message.name : message.kind)).slice(0, 3)).toEqual([
    'write',
    'loadData',
    'write',
  ])
})

test('what a script keeps in its context is there in its next method', async () => {
  const script = await startScript(`loaded(){ this.counter = 41 }, show(){ return ++this.counter }`)
  await script.call('loaded')
  expect((await script.call('show')).value).toBe(42)
})

test('calls to the server are promises of its answers', async () => {
  const script = await startScript(
    `async run(){ const { result } = await this.getAction('/sys/x', { a: 1 }); return result }
     chain(){ return this.postAction('/sys/x', { b: 2 }).then(({ success }) => success) }`,
    { answers: { getAction: () => ({ success: true, result: [1] }), postAction: () => ({ success: false }) } },
  )
  expect((await script.call('run')).value).toEqual([1])
  expect((await script.call('chain')).value).toBe(false)
  expect(script.requests).toEqual([
    ['getAction', '/sys/x', { a: 1 }],
    ['postAction', '/sys/x', { b: 2 }],
  ])
})

test.each<[words: string, body: string, outcome: unknown]>([
  ['resolves', 'return new Promise(resolve => { formData.a = 2; resolve() })', { value: null, given: { a: 2 } }],
  ['gives nothing', 'formData.a = 3', { value: null, given: { a: 3 } }],
  [
    'rejects with a text',
    'return new Promise((_, reject) => reject("too much"))',
    { failure: { kind: 'refused', message: 'too much', method: 'beforeSubmit' } },
  ],
  [
    'rejects with an error',
    'return Promise.reject(new Error("too much"))',
    { failure: { kind: 'refused', message: 'too much' } },
  ],
  ['throws', 'throw new Error("too much")', { failure: { kind: 'refused', message: 'too much' } }],
  ['rejects without a word', 'return Promise.reject()', { failure: { kind: 'refused', message: '' } }],
  [
    'fails by itself',
    'return formData.b.c',
    { failure: { kind: 'error', message: expect.stringContaining('undefined') } },
  ],
  ['knows that', 'if (that !== this) throw 1', { value: null }],
])('a check before saving %s', async (_case, body, outcome) => {
  const script = await startScript(`beforeSubmit(that, formData){ ${body} }`)
  expect(await script.call('beforeSubmit', { a: 1 })).toMatchObject(outcome as object)
})

test('a failure after a method has ended is told too, and one of a call that the person has read is not', async () => {
  const script = await startScript(
    `run(){ this.getAction('/a').then(() => { null.x }) }
     handled(){ this.getAction('/a').then(() => { null.x }).catch(() => {}) }
     refused(){ this.getAction('/b') }`,
    {
      answers: {
        getAction: (url: string) => {
          if (url === '/b') throw Object.assign(new Error('no'), { isReported: true })
          return {}
        },
      },
    },
  )
  const failures = () => script.reported.flatMap((message) => (message.kind === 'failed' ? [message.failure.line] : []))
  // Their answers come before that of the last, whose failure is the one that is told.
  await script.call('handled')
  await script.call('refused')
  await script.call('run')
  await waitFor(() => expect(failures()).not.toEqual([]))
  expect(failures()).toEqual([1])
})

test('a name that this app does not offer is told once and does nothing', async () => {
  const script = await startScript(
    'show(){ this.onlineFormRef.value; this.onlineFormRef(); this.$refs; this.mine; return typeof this.mine }',
  )
  expect((await script.call('show')).value).toBe('undefined')
  expect(script.reported.flatMap((message) => (message.kind === 'unoffered' ? [message.name] : []))).toEqual([
    'onlineFormRef',
    '$refs',
  ])
})

test('a question runs what belongs to its answer', async () => {
  const script = await startScript(
    `ask(){ return new Promise(resolve => this.$confirm({ title: 'T', content: 'Sure?', onOk: () => resolve('yes'), onCancel: () => resolve('no') })) }`,
    { answers: { confirm: () => false } },
  )
  expect((await script.call('ask')).value).toBe('no')
  expect(script.requests).toEqual([['confirm', 'Sure?', 'T']])
})

test('two calls at a time keep apart', async () => {
  const script = await startScript(
    'async run(n){ await this.getAction("/" + n); if (n === 1) throw new Error("one"); return n }',
    {
      answers: { getAction: (url: string) => (url === '/3' ? never : {}) },
      limits: { waiting: 100 },
    },
  )
  const outcomes = await Promise.all([1, 2, 3].map((n) => script.call('run', n)))
  expect(outcomes.map(({ value, failure }) => value ?? failure?.kind)).toEqual(['error', 2, 'waiting'])
})

test('a method that is not there gives nothing', async () => {
  const script = await startScript('a(){}')
  expect(await script.call('toString')).toMatchObject({ value: null })
})

test('what a script writes to the console is told word for word, up to two thousand letters', async () => {
  const script = await startScript(`show(){ console.log('first', 2); console.log('x'.repeat(3000)) }`)
  await script.call('show')
  const words = script.reported.flatMap((message) => (message.kind === 'log' ? [message.text] : []))
  expect(words).toEqual(['first 2', 'x'.repeat(2000)])
})

test('the handler of a field finds the event as a global as well', async () => {
  const script = await startScript(
    `onlChange(){ return { sex(){ this.triggleChangeValue('title', event.value) } } }
     lines_onlChange(){ return { qty(that){
       that.triggleChangeValues({ sum: event.row.qty * 2, of: event.column.key, now: event.value }, event.row.id, event.target)
     } } }`,
    { state: { values: { lines: [{ id: 'x', qty: 4 }] } } },
  )
  await script.callField('onlChange', 'sex', { value: '1' })
  const event = { row: { id: 'x', qty: 4 }, column: { key: 'qty' }, value: 4, target: { table: 'lines', index: 0 } }
  await script.callField('lines_onlChange', 'qty', event)
  expect(script.requests).toEqual([
    ['setFieldsValue', { title: '1' }],
    ['setFieldsValue', { lines: [{ id: 'x', qty: 4, sum: 8, of: 'qty', now: 4 }] }],
  ])
})

test('methods may be called in any script of the world, with commas between them or without', async () => {
  const script = await startScript(`提交(row){ return row.id }\n审核(row){ return -row.id }`, { type: 'list' })
  expect([(await script.call('提交', { id: 1 })).value, (await script.call('审核', { id: 2 })).value]).toEqual([1, -2])
})
