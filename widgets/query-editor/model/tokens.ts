/** A piece of a query that is a word, a name in double quotes, or a sign; strings and comments are left out. */
export interface Token {
  readonly text: string
  /** Whether it may be a name; a name in quotes is one whatever it is called. */
  readonly isName: boolean
  readonly isQuoted: boolean
  readonly start: number
  readonly end: number
}

const piece =
  /(?<skip>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|[$#]\{[^{}]*\}?)|(?<quoted>"(?:[^"]|"")*"?)|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<sign>[^\s])/gu

/** Reads the words, names and signs of a query in their order. */
export function readTokens(sql: string): readonly Token[] {
  return [...sql.matchAll(piece)].flatMap((match): readonly Token[] => {
    const { quoted, word, sign } = match.groups ?? {}
    const place = { start: match.index, end: match.index + match[0].length }
    if (quoted !== undefined)
      return [{ ...place, text: quoted.replace(/^"|"$/g, '').replaceAll('""', '"'), isName: true, isQuoted: true }]
    if (word !== undefined) return [{ ...place, text: word, isName: true, isQuoted: false }]
    return sign === undefined ? [] : [{ ...place, text: sign, isName: false, isQuoted: false }]
  })
}

/** What surrounds a place of a query: a string, a comment, a parameter whose name is being written, or the statement. */
export type Surroundings = 'statement' | 'text' | 'parameter'

/** What surrounds a place, by all that stands before it. */
export function findSurroundings(before: string): Surroundings {
  if (/\$\{[^{}]*$/.test(before)) return 'parameter'
  const open = /(--[^\n]*|\/\*(?:(?!\*\/)[\s\S])*|'(?:[^']|'')*)$/.exec(
    before.replace(/--[^\n]*\n|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'(?!')/g, (text) => ' '.repeat(text.length)),
  )
  return open === null ? 'statement' : 'text'
}
