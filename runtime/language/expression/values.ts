/**
 * The only way between expressions and the values of a scope (design, section 3: no way to a prototype or a global).
 * Whatever a scope holds, an expression sees data: own data members of plain objects and lists, texts, numbers, booleans
 * and dates. Everything else — functions, accessors, classes' instances, prototypes, globals — reads as undefined, and so
 * does a value that throws when it is read.
 */
export type Value = undefined | null | boolean | number | string | Date | List | PlainObject
export type List = readonly unknown[]
type PlainObject = Readonly<Record<string, unknown>>

const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
// Taken at the start, before a test or a page can replace the clock or the member.
const { getTime } = Date.prototype
const indexPattern = /^(?:0|[1-9]\d{0,9})$/

/** Whether a member of this name can never be read: the three names that lead from data to code. */
export function isForbiddenName(name: string): boolean {
  return forbiddenNames.has(name)
}

function isPrototype(value: object): boolean {
  const maker: unknown = Object.getOwnPropertyDescriptor(value, 'constructor')?.value
  return typeof maker === 'function' && Object.getOwnPropertyDescriptor(maker, 'prototype')?.value === value
}

function classify(value: object): 'list' | 'date' | 'object' | undefined {
  try {
    // Some hosts give the global object the prototype of a plain one.
    if (value === globalThis || isPrototype(value)) return undefined
    if (Array.isArray(value)) return 'list'
    const prototype: unknown = Object.getPrototypeOf(value)
    // Objects of another realm (a frame, a test environment) have an Object.prototype of their own.
    if (prototype === null || Object.getPrototypeOf(prototype) === null) return 'object'
    // Throws for everything but a date, of whatever realm.
    timeOf(value as Date)
    return 'date'
  } catch {
    return undefined
  }
}

/** Turns anything into what an expression may see of it. */
export function admit(value: unknown): Value {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return value
    case 'number':
      return Number.isFinite(value) ? value : null
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
    case 'object':
      return value === null || classify(value) !== undefined ? (value as Value) : undefined
    default:
      return undefined
  }
}

/** The milliseconds of a date, whatever members it was given; throws for anything else. */
export function timeOf(date: Date): number {
  return getTime.call(date)
}

/** Whether there is nothing: null or undefined. */
export function isNothing(value: Value): value is null | undefined {
  return value === null || value === undefined
}

export function isList(value: Value): value is List {
  return typeof value === 'object' && value !== null && classify(value) === 'list'
}

export function isDate(value: Value): value is Date {
  return typeof value === 'object' && value !== null && classify(value) === 'date'
}

export function isPlainObject(value: Value): value is PlainObject {
  return typeof value === 'object' && value !== null && classify(value) === 'object'
}

function readOwn(target: object, name: string): Value {
  try {
    const property = Object.getOwnPropertyDescriptor(target, name)
    if (property === undefined || !Object.hasOwn(property, 'value')) return undefined
    // Asking the object once more, instead of taking the descriptor's value, lets observables see what is read.
    return admit(Reflect.get(target, name))
  } catch {
    return undefined
  }
}

/** How many items a list has. */
export function lengthOf(list: List): number {
  const length = readOwn(list, 'length')
  return typeof length === 'number' && Number.isInteger(length) && length > 0 ? length : 0
}

/** The names of an object's own members that can be read. */
export function keysOf(object: PlainObject): readonly string[] {
  try {
    return Object.keys(object).filter((key) => !forbiddenNames.has(key))
  } catch {
    return []
  }
}

/** Whether an object has a readable member of its own by this name. */
export function hasKey(object: PlainObject, name: string): boolean {
  try {
    return !forbiddenNames.has(name) && Object.hasOwn(object, name)
  } catch {
    return false
  }
}

/** Reads a member of data: of an object by name, of a list or text by index or `length`. Anything else is undefined. */
export function readMember(target: Value, key: Value): Value {
  if (typeof key !== 'string' && typeof key !== 'number' && typeof key !== 'boolean') return undefined
  const name = String(key)
  const isPosition = name === 'length' || indexPattern.test(name)
  if (typeof target === 'string') {
    if (name === 'length') return target.length
    return isPosition ? target[Number(name)] : undefined
  }
  if (isList(target)) return isPosition ? readOwn(target, name) : undefined
  return isPlainObject(target) && !forbiddenNames.has(name) ? readOwn(target, name) : undefined
}
