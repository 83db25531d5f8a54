import { getMember, isObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { type Pointer, parentPointer } from '../pointer.ts'
import type { Reference } from '../schema/annotations.ts'

/** What a fragment is a piece of, by the property that holds it. */
export const fragmentSorts = ['blocks', 'columns', 'layout', 'steps'] as const
export type FragmentSort = (typeof fragmentSorts)[number]

/** The sort of fragment that each kind of reference names. */
const sortByReference: Readonly<Partial<Record<Reference, FragmentSort>>> = {
  fragment: 'blocks',
  columnsFragment: 'columns',
  layoutFragment: 'layout',
  stepsFragment: 'steps',
}

/** Whether a property of a fragment is the piece: `columns` is a number where it divides a grid of blocks. */
const isPiece = (document: unknown, sort: FragmentSort): boolean =>
  sort === 'columns' ? Array.isArray(getMember(document, sort)) : getMember(document, sort) !== undefined

/** The pieces that a fragment has; one that is sound has exactly one. */
export const piecesOf = (document: unknown): readonly FragmentSort[] =>
  fragmentSorts.filter((sort) => isPiece(document, sort))

export const isFragment = (document: unknown): boolean =>
  isObject(document) && getMember(document, 'kind') === 'fragment'

/** The sort of a fragment; undefined for what is none, and for one that has none or several pieces. */
export function sortOfFragment(document: unknown): FragmentSort | undefined {
  const [sort, second] = isFragment(document) ? piecesOf(document) : []
  return second === undefined ? sort : undefined
}

/** A place of a document that uses a fragment. */
export interface FragmentUse {
  /** The place of the object that names the fragment. */
  readonly path: Pointer
  readonly fragment: string
  readonly sort: FragmentSort
}

/** Every use of a fragment in a document, those of blocks among them. */
export const findFragmentUses = (places: readonly Place[]): readonly FragmentUse[] =>
  places.flatMap(({ annotation, path, value }) => {
    const sort = annotation.kind === 'reference' ? sortByReference[annotation.reference] : undefined
    return sort === undefined ? [] : [{ path: parentPointer(path), fragment: value, sort }]
  })
