import { createScanner } from 'jsonc-parser'

/** What one pass over the tokens of a text tells that its tree does not. */
export interface TokenFacts {
  readonly hasComments: boolean
  /** Offsets of commas that stand before a closing bracket. */
  readonly trailingCommas: readonly number[]
  /** Where the first bracket stands that is too deep. */
  readonly tooDeep: number | undefined
  /** The end of the last token before an offset. */
  endBefore(offset: number): number
  /** Offsets of the brackets that are open at an offset, the innermost last. */
  openAt(offset: number): readonly number[]
}

const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  blank: 15,
  end: 17,
}

/** The nesting that the language reads; parsers and checks are recursive, and no page needs half of it. */
export const deepest = 100

/** Scans a text once. */
export function scanTokens(text: string): TokenFacts {
  const scanner = createScanner(text)
  const ends: { readonly start: number; readonly end: number; readonly kind: number }[] = []
  const trailingCommas: number[] = []
  let hasComments = false
  let nesting = 0
  let tooDeep: number | undefined
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.lineComment || kind === token.blockComment) hasComments = true
    if (kind >= token.lineComment && kind <= token.blank) continue
    const start = scanner.getTokenOffset()
    const previous = ends.at(-1)
    if (kind === token.openBrace || kind === token.openBracket) {
      nesting += 1
      if (nesting > deepest) tooDeep ??= start
    }
    if (kind === token.closeBrace || kind === token.closeBracket) {
      nesting -= 1
      if (previous?.kind === token.comma) trailingCommas.push(previous.start)
    }
    ends.push({ start, end: start + scanner.getTokenLength(), kind })
  }
  return {
    hasComments,
    trailingCommas,
    tooDeep,
    endBefore: (offset) => ends.findLast((entry) => entry.start < offset)?.end ?? 0,
    openAt: (offset) => {
      const open: number[] = []
      for (const entry of ends) {
        if (entry.start >= offset) break
        if (entry.kind === token.openBrace || entry.kind === token.openBracket) open.push(entry.start)
        if (entry.kind === token.closeBrace || entry.kind === token.closeBracket) open.pop()
      }
      return open
    },
  }
}
