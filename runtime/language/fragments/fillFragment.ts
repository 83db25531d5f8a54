import { isObject, type JsonObject, setOwn } from '../json.ts'
import { collectSchemaPlaces, type Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { fillFormula, fillTemplate, fillText, type Given } from './formulas.ts'

const fillers: Readonly<Partial<Record<Place['annotation']['kind'], typeof fillText>>> = {
  expression: fillFormula,
  template: fillTemplate,
}

const known = new WeakMap<object, readonly Place[]>()

/** Every place of a fragment; one that many pages use is looked through once. */
export function placesOf(root: JsonSchema, document: JsonObject): readonly Place[] {
  const found = known.get(document) ?? collectSchemaPlaces(root, root, document)
  known.set(document, found)
  return found
}

/** A fragment with what it is given in the place of its parameters; a property that is a parameter without a value is left out. */
export function fillFragment(root: JsonSchema, document: JsonObject, given: Given): JsonObject {
  const fill = new Map<Pointer, typeof fillText>()
  for (const { annotation, path, at } of placesOf(root, document)) {
    const filler = fillers[annotation.kind]
    if (at === undefined && filler !== undefined) fill.set(path, filler)
  }
  const fillValue = (value: unknown, path: Pointer): unknown => {
    if (typeof value === 'string') return value.includes('given') ? (fill.get(path) ?? fillText)(value, given) : value
    if (Array.isArray(value)) return value.map((item, index) => fillValue(item, childPointer(path, index)) ?? null)
    return isObject(value) ? fillMembers(value, path) : value
  }
  const fillMembers = (value: JsonObject, path: Pointer): JsonObject => {
    const result: Record<string, unknown> = {}
    for (const [key, member] of Object.entries(value)) {
      const filled = fillValue(member, childPointer(path, key))
      if (filled !== undefined) setOwn(result, key, filled)
    }
    return result
  }
  return fillMembers(document, '')
}
