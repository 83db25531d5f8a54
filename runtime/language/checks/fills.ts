import type { Diagnostic } from '../diagnostic.ts'
import { isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'

/** Rules fill the fields of a form; records inside of a field start from their defaults. */
export function checkFills(fields: unknown, path: Pointer = '/fields', isInside = false): readonly Diagnostic[] {
  return Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]): readonly Diagnostic[] => {
    if (!isObject(field)) return []
    const place = childPointer(path, name)
    const inside = checkFills(field.fields, childPointer(place, 'fields'), true)
    if (!isInside || !Object.hasOwn(field, 'fill')) return inside
    const message = '`fill` is for fields of the form itself; give a field of a row a `default`'
    return [{ path: childPointer(place, 'fill'), at: 'key', code: 'fill-not-here', message }, ...inside]
  })
}
