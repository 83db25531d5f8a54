import { getObject, isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer, valueAt } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { fillFragment, placesOf } from './fillFragment.ts'
import { toGiven } from './formulas.ts'
import { type FragmentSort, type FragmentUse, findFragmentUses, sortOfFragment } from './sorts.ts'

/** Finds a fragment by its id. */
export type FindFragment = (id: string) => JsonObject | undefined

/** A document whose pieces are being put together. */
export interface Frame {
  readonly document: JsonObject
  /** Its id where it is a fragment that another one uses. */
  readonly fragment: string | undefined
  /** Where the outermost document uses the fragment. */
  readonly use: Pointer | undefined
  readonly uses: ReadonlyMap<Pointer, FragmentUse>
  /** The fragments around this one, and itself. */
  readonly around: readonly string[]
}

/** The uses of pieces in a document; blocks of a fragment are drawn by a block. */
const usesIn = (root: JsonSchema, document: JsonObject): Frame['uses'] =>
  new Map(
    findFragmentUses(placesOf(root, document)).flatMap((use) =>
      use.sort === 'blocks' ? [] : [[use.path, use] as const],
    ),
  )

/** The frame of a document as it was written. */
export const toFrame = (root: JsonSchema, document: JsonObject): Frame => ({
  document,
  fragment: undefined,
  use: undefined,
  uses: usesIn(root, document),
  around: typeof document.id === 'string' ? [document.id] : [],
})

/** The frame of a fragment with what it is given at a use; undefined where it is none of the sort, or holds itself. */
export function enterFragment(
  root: JsonSchema,
  find: FindFragment,
  outer: Frame,
  { path, fragment, sort }: FragmentUse,
): Frame | undefined {
  const document = find(fragment)
  if (document === undefined || sortOfFragment(document) !== sort || outer.around.includes(fragment)) return undefined
  const filled = fillFragment(root, document, toGiven(getObject(valueAt(outer.document, path), 'with')))
  return {
    document: filled,
    fragment,
    use: outer.use ?? path,
    uses: usesIn(root, filled),
    around: [...outer.around, fragment],
  }
}

/** The list that is the piece of a fragment, and its place. */
export function pieceOf({ document }: Frame, sort: FragmentSort) {
  const list = document[sort]
  return { path: childPointer('', sort), items: Array.isArray(list) ? (list as readonly unknown[]) : [] }
}

/** The fields that a fragment brings along. */
export const fieldsOf = ({ document }: Frame): readonly (readonly [string, unknown])[] =>
  isObject(document.fields) ? Object.entries(document.fields) : []
