import fc from 'fast-check'
import type { Scope } from '../../../runtime/language/expression/index.ts'

/** What a poisoned scope noticed: code of it that ran, or an attempt to change it. */
export interface Traces {
  readonly seen: string[]
}

class Account {
  readonly name = 'Ann'
  readonly friends = [this]
  reveal(): typeof Function {
    return Function
  }
}

function watchWrites<T extends object>(target: T, { seen }: Traces): T {
  const refuse = (name: string) => () => {
    seen.push(name)
    return false
  }
  return new Proxy(target, {
    set: refuse('set'),
    defineProperty: refuse('defineProperty'),
    deleteProperty: refuse('deleteProperty'),
    setPrototypeOf: refuse('setPrototypeOf'),
    preventExtensions: refuse('preventExtensions'),
  })
}

function throwing(): object {
  const fail = (): never => {
    throw new Error('This object cannot be touched.')
  }
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail })
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}

/** A proxy that claims to have any member, each being a way out. */
function generous(): object {
  return new Proxy(
    {},
    {
      get: () => Function,
      has: () => true,
      ownKeys: () => ['constructor', 'a', '__proto__'],
      getOwnPropertyDescriptor: () => ({ value: globalThis, enumerable: true, configurable: true, writable: true }),
    },
  )
}

function accessors({ seen }: Traces): object {
  const object = { plain: 1 }
  for (const name of ['a', 'id', 'name', 'constructor', 'length', 'toString', 'toJSON']) {
    Object.defineProperty(object, name, {
      enumerable: true,
      get() {
        seen.push(`get ${name}`)
        return globalThis
      },
    })
  }
  return object
}

function looped(): object {
  const loop: Record<string, unknown> = { id: 1 }
  loop.a = loop
  loop.list = [loop, [loop]]
  return loop
}

function claimedDate({ seen }: Traces): Date {
  const date = new Date(0)
  const leave = () => {
    seen.push('date')
    return globalThis
  }
  return Object.assign(date, {
    getTime: leave,
    getFullYear: leave,
    valueOf: leave,
    toString: leave,
    constructor: Function,
  })
}

/** Every kind of thing that must not be reached, each as a value of a scope. */
function listPoison(traces: Traces): readonly unknown[] {
  const own = JSON.parse('{"__proto__": {"a": 1}, "constructor": {"a": 2}, "prototype": 3, "id": 4}')
  return [
    Function,
    () => globalThis,
    globalThis,
    Object.prototype,
    Array.prototype,
    Date.prototype,
    Account.prototype,
    new Account(),
    new Map([['a', 1]]),
    new Set([1]),
    /a/,
    Promise.resolve(1),
    Symbol('a'),
    10n,
    Number.NaN,
    new Date(2024, 0, 1),
    new Date(Number.NaN),
    claimedDate(traces),
    own,
    Object.assign(Object.create(null), { a: 1, constructor: Object }),
    Object.create({ a: 1, inherited: Function }),
    { a: { constructor: Function, toString: () => 'x', valueOf: () => globalThis, toJSON: () => globalThis } },
    { [Symbol.toPrimitive]: () => globalThis, [Symbol.iterator]: () => 1, length: -1 },
    accessors(traces),
    throwing(),
    revoked(),
    generous(),
    looped(),
    Object.assign([1, 2], { a: Function, constructor: Function, map: () => globalThis }),
    new Array(2 ** 31),
    new Proxy([1, 2], { get: (list, key) => (key === 'length' ? -5 : Reflect.get(list, key)) }),
    Math,
    JSON,
    Reflect,
    '{{ constructor }}',
    'constructor',
    '__proto__',
    [
      { id: 1, a: 'x' },
      { id: '2', a: null },
    ],
  ]
}

/** Freezes what is ours as deep as it goes, so that a write would throw; what refuses to be touched stays as it is. */
function freeze(value: unknown, done: Set<unknown>): void {
  if (value === null || typeof value !== 'object' || done.has(value)) return
  done.add(value)
  try {
    const isOurs = Object.getPrototypeOf(value) === Object.prototype || (Array.isArray(value) && value.length < 1_000)
    if (!isOurs || [Math, JSON, Reflect, Object.prototype, Array.prototype].includes(value as Math)) return
    if (Object.values({ Date, Account }).some((maker) => maker.prototype === value)) return
    for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(value))) freeze(descriptor.value, done)
    Object.freeze(value)
  } catch {
    return
  }
}

/** Scopes whose values are poison, watched and frozen as deep as they are ours. */
export const poisonedScopes: fc.Arbitrary<{ readonly scope: Scope; readonly traces: Traces }> = fc
  .record({ picks: fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }), isWatched: fc.boolean() })
  .map(({ picks, isWatched }) => {
    const traces: Traces = { seen: [] }
    const poison = listPoison(traces)
    const [record, values, a, id, row, other] = picks.map((pick) => poison[pick % poison.length])
    const scope = {
      record,
      values: { a, id, name: values, rows: [row, other], call: () => globalThis },
      self: values,
      selection: [row, record],
      query: { a: other },
      route: id,
      user: { name: 'Ann', a },
      rows: [{ id: row, a: other }, { id: 1 }, row],
      result: other,
    }
    freeze(scope, new Set())
    traces.seen.length = 0
    return { scope: isWatched ? watchWrites(scope, traces) : scope, traces }
  })
