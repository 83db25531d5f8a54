import { expect, test } from 'vitest'
import { never, startScript } from './runScript.ts'

const quick = { running: 150, waiting: 200 }

test.each<[words: string, body: string, kind: string]>([
  ['an endless loop', 'for (;;);', 'time'],
  ['an endless loop that catches', 'for (;;) { try { for (;;); } catch {} }', 'time'],
  ['an endless loop of promises', 'const go = () => Promise.resolve().then(go); return go()', 'time'],
  [
    'an asynchronous loop that catches its end',
    'const go = async () => { for (;;); }; const again = () => go().catch(again); return again()',
    'time',
  ],
  ['an expression that never stops to look', 'return /^(a+)+$/.test("a".repeat(60) + "b")', 'time'],
  ['a heap of lists', 'const a = []; for (;;) a.push(new ArrayBuffer(1 << 20))', 'memory'],
  ['a text without end', 'return "x".repeat(1 << 28)', 'memory'],
  ['a recursion without end', 'const go = () => go() + 1; return go()', 'stack'],
  ['nested lists that only a native reader walks', 'return JSON.parse("[".repeat(1000000))', 'stack'],
  ['a promise that nobody settles', 'return new Promise(() => {})', 'unsettled'],
  ['an answer that never comes', 'return this.getAction("/slow")', 'waiting'],
  ['a flood of questions', 'for (let i = 0; i < 1e6; i++) { try { this.getAction("/x") } catch {} }', 'asks'],
  ['a flood of words', 'for (;;) console.log("x")', 'asks'],
  [
    'a flood of changes',
    'for (let i = 0; i < 1e6; i++) { this.sh.a = !this.sh.a; this.executeMainFillRule() }',
    'asks',
  ],
  ['a huge value', 'this.setFieldsValue({ a: "x".repeat(2000000) })', 'size'],
  ['a huge result', 'return "x".repeat(2000000)', 'size'],
])(
  '%s is stopped',
  async (_case, body, kind) => {
    const script = await startScript(`run(){ ${body} }\nnext(){ return 'goes on' }`, {
      limits: kind === 'memory' ? { running: 5_000 } : quick,
      state: { sh: {} },
      answers: { getAction: () => never },
    })
    const began = performance.now()
    const { failure, value } = await script.call('run')
    expect({ value, kind: failure?.kind }).toEqual({ value: undefined, kind })
    expect(failure?.method).toBe('run')
    if (kind === 'time') expect(performance.now() - began).toBeLessThan(10_000)
    expect(await script.call('next')).toMatchObject({ value: 'goes on' })
  },
  60_000,
)

test('a text that loops while it is read is stopped', async () => {
  const { failure } = await startScript('[(() => { for (;;); })()](){}', { limits: quick })
  expect(failure?.kind).toBe('time')
})

test('what stands around a text takes none of its time, however slow the machine is', async () => {
  let time = 0
  const slow = () => {
    time += 10
    return time
  }
  const { methods, failure } = await startScript('run(){}', { limits: { running: 20 }, now: slow })
  expect({ methods, failure }).toEqual({ methods: ['run'], failure: undefined })
})

test('waiting for the page does not count as running', async () => {
  const script = await startScript(
    'async run(){ for (let i = 0; i < 6; i++) await this.getAction("/x"); return "done" }',
    {
      limits: { running: 100, waiting: 5_000 },
      answers: { getAction: () => new Promise((resolve) => setTimeout(resolve, 40)) },
    },
  )
  expect(await script.call('run')).toMatchObject({ value: 'done' })
})

test('what one call ran before it waited counts', async () => {
  const script = await startScript(
    'async run(){ for (let i = 0; i < 9; i++) { const end = Date.now() + 60; while (Date.now() < end); await this.getAction("/x") } }',
    { limits: { running: 200 } },
  )
  expect((await script.call('run')).failure?.kind).toBe('time')
})

test('a person may think about a question as long as they like', async () => {
  const script = await startScript('async run(){ return await this.$confirm("Sure?") }', {
    limits: { waiting: 50 },
    answers: { confirm: () => new Promise((resolve) => setTimeout(() => resolve(true), 200)) },
  })
  expect(await script.call('run')).toMatchObject({ value: true })
})

test.each<[words: string, body: string, expected: RegExp]>([
  ['too many timers', 'for (let i = 0; i < 30; i++) setTimeout(() => 1, 10)', /More than 20 timers/],
  ['a timer that waits too long', 'setTimeout(() => 1, 60000)', /at most 10000 ms/],
  ['a timer of a text', 'setTimeout("alert(1)", 1)', /takes a function/],
])('%s is refused', async (_case, body, expected) => {
  const script = await startScript(`run(){ ${body} }`)
  expect((await script.call('run')).failure).toMatchObject({ kind: 'error', message: expect.stringMatching(expected) })
})

test('a timer runs after its time, and not once it was cleared', async () => {
  const script = await startScript(
    'run(){ clearTimeout(setTimeout(() => this.$message.info("gone"), 10)); return new Promise(resolve => setTimeout(resolve, 30, "rung")) }',
  )
  expect(await script.call('run')).toMatchObject({ value: 'rung' })
  expect(script.requests).toEqual([])
})
