import { parseTree } from 'jsonc-parser'
import type { Span } from '../expression/types.ts'
import type { Pointer } from '../pointer.ts'
import { findPlace } from '../reading/source.ts'
import { toSourceOffset } from '../reading/stringOffset.ts'

/** A part of a text of JSON, or of the name of a property, with the name that takes its place. */
export interface Replacement {
  readonly path: Pointer
  readonly at?: 'key'
  /** In UTF-16 units of the decoded text; all of it when left out. */
  readonly span?: Span
  /** A name without signs that JSON or a formula would write otherwise. */
  readonly name: string
}

/** Writes names into texts of a JSON document; all else stays as it is written. */
export function replaceTexts(text: string, replacements: readonly Replacement[]): string {
  const root = parseTree(text)
  const edits = replacements.flatMap(({ path, at, span, name }) => {
    const place = findPlace(root, path)
    const node = at === 'key' ? place.name : place.node
    if (node?.type !== 'string') return []
    const source = text.slice(node.offset, node.offset + node.length)
    const begin = node.offset + (span === undefined ? 1 : toSourceOffset(source, span.offset))
    const end = node.offset + (span === undefined ? node.length - 1 : toSourceOffset(source, span.offset + span.length))
    return [{ begin, end, name }]
  })
  return edits
    .sort((left, right) => right.begin - left.begin)
    .reduce((written, { begin, end, name }) => `${written.slice(0, begin)}${name}${written.slice(end)}`, text)
}
