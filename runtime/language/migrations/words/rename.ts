import { isObject, type JsonObject } from '../../json.ts'

/**
 * An object whose properties have other names, in the same order. Where both names are there neither is touched, so that
 * the former one is reported.
 */
export function rename(value: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  const nameOf = (name: string): string => {
    const now = Object.hasOwn(names, name) ? names[name] : undefined
    return now === undefined || Object.hasOwn(value, now) ? name : now
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [nameOf(name), member]))
}

/** An object with one of its properties changed, where it has it. */
export const change = (value: JsonObject, name: string, to: (member: unknown) => unknown): JsonObject =>
  Object.hasOwn(value, name) ? { ...value, [name]: to(value[name]) } : value

/** A change of objects as one of values: what is no object stays as it is. */
export const ofObject =
  (to: (value: JsonObject) => JsonObject) =>
  (value: unknown): unknown =>
    isObject(value) ? to(value) : value

/** A change of objects as one of lists of them. */
export const ofEach =
  (to: (value: JsonObject) => JsonObject) =>
  (list: unknown): unknown =>
    Array.isArray(list) ? list.map(ofObject(to)) : list
