import { isObject } from '../../../../runtime/language/index.ts'
import { nearWord, sqlFailure } from '../place.ts'
import type { ParsableText } from './parameters.ts'
import { parseAside } from './parseAside.ts'

/** A part of the tree that PostgreSQL's grammar makes of a text, as JSON. */
export type Tree = Readonly<Record<string, unknown>>

/** A word of the text with its place in it. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What the grammar says of a text: its statements, its words, and where a place of the tree is in the text. */
export interface Syntax {
  readonly statements: readonly Tree[]
  readonly tokens: readonly Token[]
  /** Turns a place of the tree, in bytes, into an index of the text. */
  toIndex(location: number): number
}

/** Parses a text by PostgreSQL's own grammar; what it cannot read is a failure with line and column. */
export async function parseSyntax(parsable: ParsableText, person: string): Promise<Syntax> {
  const { sql, text } = parsable
  const parsed = await parseAside(text, person)
  if (parsed.kind === 'tooDeep') throw sqlFailure('tooDeep', sql, 0)
  if (parsed.kind === 'unreadable') {
    // The place of the parser is in characters, and one too many.
    const index = parsable.toSource([...text].slice(0, parsed.character).join('').length)
    const at = Math.min(index, sql.trimEnd().length)
    throw sqlFailure('unreadable', sql, at, { near: nearWord(sql, at) || nearWord(sql, lastWord(sql)) })
  }
  const toIndex = indexOfBytes(text)
  return { statements: parsed.statements.filter(isObject), tokens: toTokens(parsed.words, text, toIndex), toIndex }
}

const lastWord = (sql: string): number => {
  const text = sql.trimEnd()
  return text.length - (text.split(/\s/).at(-1)?.length ?? 0)
}

function toTokens(words: Int32Array, text: string, toIndex: (location: number) => number): readonly Token[] {
  return Array.from({ length: words.length / 2 }, (_, word) => {
    const [from, to] = [toIndex(words[word * 2] ?? 0), toIndex(words[word * 2 + 1] ?? 0)]
    return { start: from, end: to, text: text.slice(from, to) }
  })
}

/** Places of the tree are bytes of UTF-8. */
function indexOfBytes(text: string): (location: number) => number {
  const size = Buffer.byteLength(text)
  if (size === text.length) return (location) => location
  const indexes = new Int32Array(size + 1)
  let [index, at] = [0, 0]
  for (const character of text) {
    const next = at + Buffer.byteLength(character)
    indexes.fill(index, at, next)
    index += character.length
    at = next
  }
  indexes[size] = text.length
  return (location) => indexes[Math.max(0, Math.min(location, size))] ?? text.length
}
