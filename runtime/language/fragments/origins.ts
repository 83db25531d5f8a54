import { childPointer, type Pointer, parentPointer, parsePointer } from '../pointer.ts'

/** Where a place of an expanded document comes from. */
export interface Origin {
  /** The fragment that has it; undefined for the document itself. */
  readonly fragment: string | undefined
  /** The place in the document that has it. */
  readonly path: Pointer
  /** Where the document uses the fragment. */
  readonly use?: Pointer
}

/** The origins of places, by the places where they begin to differ. */
export type Origins = ReadonlyMap<Pointer, Origin>

/** Where a place of an expanded document was written. */
export function findOrigin(origins: Origins, path: Pointer): Origin {
  for (let place = path; place !== ''; place = parentPointer(place)) {
    const origin = origins.get(place)
    if (origin === undefined) continue
    const rest = parsePointer(path).slice(parsePointer(place).length)
    return { ...origin, path: rest.reduce<Pointer>(childPointer, origin.path) }
  }
  return { fragment: undefined, path }
}
