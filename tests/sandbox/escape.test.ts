import { array, assert, asyncProperty, constantFrom, string } from 'fast-check'
import { expect, test } from 'vitest'
import { startScript } from './runScript.ts'

const pageNames = Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'globalThis')
/** The globals of the language itself, and those that the sandbox gives by itself. */
const ownNames = new Set([
  ...['setTimeout', 'clearTimeout', 'console', 'InternalError'],
  ...Object.getOwnPropertyNames(globalThis).filter((name) =>
    /^(Object|Function|Array|Number|parseFloat|parseInt|Infinity|NaN|undefined|Boolean|String|Symbol|Date|Promise|RegExp|Error|AggregateError|EvalError|RangeError|ReferenceError|SyntaxError|TypeError|URIError|JSON|Math|ArrayBuffer|(Uint|Int|BigInt|BigUint|Float)\d+(Clamped)?Array|Uint8ClampedArray|BigInt|DataView|Map|Set|WeakMap|WeakSet|WeakRef|Proxy|Reflect|FinalizationRegistry|SharedArrayBuffer|decodeURI(Component)?|encodeURI(Component)?|escape|unescape|eval|isFinite|isNaN|Iterator)$/.test(
      name,
    ),
  ),
])

test('a script finds none of the globals of the page', async () => {
  const foreign = [
    ...pageNames.filter((name) => !ownNames.has(name)),
    'window',
    'document',
    'self',
    'location',
    'localStorage',
    'indexedDB',
    'XMLHttpRequest',
    'WebSocket',
    'Worker',
    'postMessage',
    'importScripts',
    'require',
  ]
  expect(foreign.length).toBeGreaterThan(30)
  const script = await startScript(
    'find(names){ return names.filter(name => typeof globalThis[name] !== "undefined") }',
  )
  expect((await script.call('find', foreign)).value).toEqual([])
})

test.each<[words: string, body: string, value: unknown]>([
  [
    'the constructor of a constructor',
    'return typeof (() => {}).constructor.constructor("return this")().process',
    'undefined',
  ],
  [
    'the constructor of what the page gives',
    'return typeof this.getAction.constructor("return this")().document',
    'undefined',
  ],
  [
    'the constructor of a value of the page',
    'return typeof given.constructor.constructor("return this")().process',
    'undefined',
  ],
  ['evaluated texts', 'return typeof eval("this").process + typeof (0, eval)("typeof fetch")', 'undefinedstring'],
  ['imports', 'return import("fs").then(() => "in", () => "refused")', 'refused'],
  ['the caller', 'return String(function(){ return arguments.callee.caller?.caller }())', 'null'],
  [
    'stack hooks',
    'Error.prepareStackTrace = (error, frames) => frames; const { stack } = new Error(); return typeof (Array.isArray(stack) ? stack[0]?.getThis?.() : undefined)',
    'undefined',
  ],
])('%s lead nowhere', async (_case, body, value) => {
  const script = await startScript(`run(given){ ${body} }`)
  const outcome = await script.call('run', { a: 1 })
  if (outcome.failure) expect(outcome.failure.kind).toBe('error')
  else expect(outcome.value === value || outcome.value === 'undefined').toBe(true)
})

test('what a script does to prototypes stays with it', async () => {
  const script = await startScript(`run(given){
    Object.prototype.polluted = 1; Array.prototype.map = () => 'mine'; given.__proto__.more = 2
    JSON.parse('{"__proto__":{"worse":3}}')
    Object.assign(this, { __proto__: { isAdministrator: true } })
    return JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
  }
  next(){ return {}.polluted }`)
  const { value } = await script.call('run', {})
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect((value as { polluted?: unknown }).polluted).toBeUndefined()
  expect([1].map((one) => one)).toEqual([1])
  expect(await script.call('next')).toMatchObject({ value: 1 })
})

test.each<[words: string, body: string]>([
  ['a getter that throws', 'return { get a(){ throw new Error("mine") } }'],
  ['a getter of the thrown', 'throw { get message(){ throw new Error("mine") } }'],
  ['a thrown proxy', 'throw new Proxy({}, { get(){ throw 1 }, getPrototypeOf(){ throw 2 } })'],
  ['a promise of its own making', 'return { then(){ throw new Error("mine") } }'],
  ['a ring', 'const a = {}; a.a = a; return a'],
  ['a ring among the changes', 'this.sh = {}; this.sh.own = this.sh'],
  ['a big number', 'return 1n'],
  ['a value that makes its own JSON', 'return { toJSON(){ throw new Error("mine") } }'],
  [
    'broken built-ins',
    'JSON.stringify = 1; Promise.prototype.then = 1; Map.prototype.get = 1; throw new Error("mine")',
  ],
  [
    'an error with a name of its own',
    'const e = new Error("x"); Object.defineProperty(e, "stack", { get(){ throw e } }); throw e',
  ],
])('%s ends the call and nothing else', async (_case, body) => {
  const script = await startScript(`run(){ ${body} }`, { state: { sh: {} } })
  const { failure } = await script.call('run')
  expect(failure?.kind).toBe('error')
})

test('whatever a script is made of, it reaches nothing of the page', async () => {
  const snippets = constantFrom(
    'this',
    '.constructor',
    '("return this")()',
    '.__proto__',
    '[Symbol.species]',
    '.getAction',
    '.setFieldsValue({})',
    '()',
    'new ',
    'globalThis',
    '.process',
    '.document',
    'eval("this")',
    '(function(){ return this })()',
    'Reflect.construct(Function, ["return globalThis"])()',
    '.then(x => x)',
    '?.',
  )
  const mark = `mark${Math.random()}`
  Object.assign(globalThis, { pagewrightMark: mark })
  try {
    await assert(
      asyncProperty(array(snippets, { minLength: 1, maxLength: 6 }), string({ maxLength: 5 }), async (parts, more) => {
        const expression = parts.join('')
        const text = `run(){ let found; try { found = (${expression}) } catch {} ; return [typeof found?.pagewrightMark, typeof found?.process, ${JSON.stringify(more)}] }`
        const script = await startScript(text, { limits: { running: 200 } })
        if (script.failure) return
        const { value, failure } = await script.call('run')
        if (failure === undefined) expect(value).toEqual(['undefined', 'undefined', more])
      }),
      { numRuns: 60 },
    )
  } finally {
    Reflect.deleteProperty(globalThis, 'pagewrightMark')
  }
}, 60_000)
