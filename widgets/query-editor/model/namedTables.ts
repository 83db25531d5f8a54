import { readTokens, type Token } from './tokens.ts'

/** A table that a query names, and what it calls it. */
export interface NamedTable {
  readonly table: string
  readonly alias: string
}

const beforeTables: ReadonlySet<string> = new Set(['from', 'join'])

/** Words that cannot be the name of what stands before them. */
const noAlias: ReadonlySet<string> = new Set(
  'where group order having limit offset fetch union except intersect on using join left right full inner cross natural lateral window for as select set'.split(
    ' ',
  ),
)

const isWord = (token: Token | undefined, word: string): boolean =>
  token !== undefined && !token.isQuoted && token.text.toLowerCase() === word

const nameOf = (token: Token): string => (token.isQuoted ? token.text : token.text.toLowerCase())

/** The tables that a query names after FROM and JOIN, also one that is not finished, each with its alias. */
export function findNamedTables(sql: string): readonly NamedTable[] {
  const tokens = readTokens(sql)
  const found: NamedTable[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token === undefined || token.isQuoted || !beforeTables.has(token.text.toLowerCase())) continue
    let place = index + 1
    for (;;) {
      const read = readTable(tokens, place)
      if (read === undefined) break
      found.push(read.named)
      if (tokens[read.next]?.text !== ',') break
      place = read.next + 1
    }
  }
  return found
}

function readTable(
  tokens: readonly Token[],
  place: number,
): { readonly named: NamedTable; readonly next: number } | undefined {
  let next = place
  let name = tokens[next]
  if (name === undefined || !name.isName || (!name.isQuoted && noAlias.has(name.text.toLowerCase()))) return undefined
  // Before a dot stands the schema.
  while (tokens[next + 1]?.text === '.' && tokens[next + 2]?.isName === true) {
    next += 2
    name = tokens[next] ?? name
  }
  next += 1
  if (isWord(tokens[next], 'as')) next += 1
  const alias = tokens[next]
  const table = nameOf(name)
  if (alias === undefined || !alias.isName || (!alias.isQuoted && noAlias.has(alias.text.toLowerCase())))
    return { named: { table, alias: table }, next }
  return { named: { table, alias: nameOf(alias) }, next: next + 1 }
}
