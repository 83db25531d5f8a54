import type { PatternNode } from './tree.ts'

const isLineBreak = (code: number | undefined): boolean =>
  code === 10 || code === 13 || code === 0x2028 || code === 0x2029

/** Whether a place of a text is such as an expression asks for; `at` counts the characters before it. */
export function matchesPlace(
  { anchor, words }: Extract<PatternNode, { kind: 'anchor' }>,
  codes: Int32Array,
  at: number,
): boolean {
  const isWord = (index: number): boolean => {
    const code = codes[index]
    return code !== undefined && words.has(code)
  }
  switch (anchor) {
    case 'start':
      return at === 0
    case 'end':
      return at === codes.length
    case 'lineStart':
      return at === 0 || isLineBreak(codes[at - 1])
    case 'lineEnd':
      return at === codes.length || isLineBreak(codes[at])
    case 'wordEdge':
      return isWord(at - 1) !== isWord(at)
    case 'noWordEdge':
      return isWord(at - 1) === isWord(at)
  }
}
