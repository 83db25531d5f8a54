import { getObject, isObject, type JsonObject, setOwn } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { enterFragment, type FindFragment, type Frame, fieldsOf, pieceOf, toFrame } from './frame.ts'
import type { Origin, Origins } from './origins.ts'
import type { FragmentUse } from './sorts.ts'

/** Uses of fragments in one document with those inside of fragments: more are a mistake that multiplies. */
const mostUses = 1000

/** A document with the pieces in the place of the fragments that it uses. */
export interface ExpandedDocument {
  readonly value: JsonObject
  readonly origins: Origins
  /** The uses that stay as they are: of what is no fragment of the sort, or holds itself. */
  readonly left: readonly FragmentUse[]
}

/**
 * Puts the columns, layouts and steps of fragments in the place where a document uses them, with what it gives in the
 * place of their parameters; fields that they bring along become fields of the document, whose own go before them.
 */
export function expandFragments(root: JsonSchema, document: JsonObject, find: FindFragment): ExpandedDocument {
  const origins = new Map<Pointer, Origin>()
  const left: FragmentUse[] = []
  const entered: Frame[] = []

  const enter = (frame: Frame, path: Pointer): { readonly inner: Frame; readonly use: FragmentUse } | undefined => {
    const use = frame.uses.get(path)
    if (use === undefined) return undefined
    const inner = entered.length < mostUses ? enterFragment(root, find, frame, use) : undefined
    if (inner === undefined) left.push(use)
    else entered.push(inner)
    return inner && { inner, use }
  }

  /** Adds the items of a list to those before it; those of a fragment that stands among them come in its place. */
  const addItems = (result: unknown[], out: Pointer, frame: Frame, path: Pointer, items: readonly unknown[]): void => {
    for (const [index, item] of items.entries()) {
      const place = childPointer(path, index)
      const found = enter(frame, place)
      if (found !== undefined) {
        const piece = pieceOf(found.inner, found.use.sort)
        addItems(result, out, found.inner, piece.path, piece.items)
        continue
      }
      const to = childPointer(out, result.length)
      if (to !== place || frame.fragment !== undefined) origins.set(to, toOrigin(frame, place))
      result.push(build(item, to, frame, place))
    }
  }

  const build = (value: unknown, out: Pointer, frame: Frame, path: Pointer): unknown => {
    if (Array.isArray(value)) {
      const result: unknown[] = []
      addItems(result, out, frame, path, value)
      return result
    }
    return isObject(value) ? buildMembers(value, out, frame, path) : value
  }

  const buildMembers = (value: JsonObject, out: Pointer, frame: Frame, path: Pointer): JsonObject => {
    const result: Record<string, unknown> = {}
    for (const [key, member] of Object.entries(value))
      setOwn(result, key, build(member, childPointer(out, key), frame, childPointer(path, key)))
    return result
  }

  const value = buildMembers(document, '', toFrame(root, document), '')
  return { value: withFields(value, entered, origins), origins, left }
}

const toOrigin = ({ fragment, use }: Frame, path: Pointer): Origin => ({
  fragment,
  path,
  ...(use === undefined ? {} : { use }),
})

/** A document with the fields of the fragments that it uses; the first that brings a field counts. */
function withFields(value: JsonObject, entered: readonly Frame[], origins: Map<Pointer, Origin>): JsonObject {
  const fields: Record<string, unknown> = { ...getObject(value, 'fields') }
  const count = Object.keys(fields).length
  for (const frame of entered)
    for (const [name, field] of fieldsOf(frame)) {
      if (Object.hasOwn(fields, name)) continue
      const path = childPointer('/fields', name)
      origins.set(path, toOrigin(frame, path))
      setOwn(fields, name, field)
    }
  return Object.keys(fields).length === count ? value : { ...value, fields }
}
