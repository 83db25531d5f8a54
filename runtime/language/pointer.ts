import { getMember } from './json.ts'

/** JSON pointers (RFC 6901): the paths of places in a document; the root is the empty string. */
export type Pointer = string

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The pointer of a member of the place that a pointer names. */
export const childPointer = (pointer: Pointer, key: string | number): Pointer => `${pointer}/${escapeKey(String(key))}`

/** The keys on the way from the root to a place. */
export const parsePointer = (pointer: Pointer): readonly string[] =>
  pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeKey)

/** The pointer of keys. */
export const toPointer = (keys: readonly (string | number)[]): Pointer =>
  keys.reduce<Pointer>((pointer, key) => childPointer(pointer, key), '')

/** The pointer of the place that holds a place. */
export const parentPointer = (pointer: Pointer): Pointer => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** The last key of a pointer. */
export const lastKey = (pointer: Pointer): string => unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1))

/** The value at a place; undefined where a value ends before. */
export const valueAt = (value: unknown, pointer: Pointer): unknown =>
  parsePointer(pointer).reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : getMember(at, key)), value)

/** Whether a place is another place or lies inside it. */
export const isWithin = (pointer: Pointer, container: Pointer): boolean =>
  pointer === container || pointer.startsWith(`${container}/`)
