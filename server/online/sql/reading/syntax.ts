import { loadModule, parseSync, SqlError, scanSync } from 'libpg-query'
import { isObject } from '../../../../runtime/language/index.ts'
import { nearWord, sqlFailure } from '../place.ts'
import type { ParsableText } from './parameters.ts'

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

let isLoaded: Promise<void> | undefined

/** Parses a text by PostgreSQL's own grammar; what it cannot read is a failure with line and column. */
export async function parseSyntax(parsable: ParsableText): Promise<Syntax> {
  isLoaded ??= loadModule()
  await isLoaded
  const { sql, text } = parsable
  const toIndex = indexOfBytes(text)
  try {
    const { stmts = [] }: { readonly stmts?: unknown } = parseSync(text)
    return {
      statements: Array.isArray(stmts) ? stmts.filter(isObject) : [],
      tokens: scanTokens(text, toIndex),
      toIndex,
    }
  } catch (error) {
    if (!(error instanceof SqlError)) throw sqlFailure('tooDeep', sql, 0)
    if (/memory exhausted|stack depth/i.test(error.message)) throw sqlFailure('tooDeep', sql, 0)
    // The place of the parser is in characters, and one too many.
    const index = parsable.toSource([...text].slice(0, error.sqlDetails?.cursorPosition ?? 0).join('').length)
    const at = Math.min(index, sql.trimEnd().length)
    throw sqlFailure('unreadable', sql, at, { near: nearWord(sql, at) || nearWord(sql, lastWord(sql)) })
  }
}

const lastWord = (sql: string): number => sql.trimEnd().search(/\S+$/)

function scanTokens(text: string, toIndex: (location: number) => number): readonly Token[] {
  return scanSync(text)
    .tokens.filter(({ tokenName }) => !/COMMENT/.test(tokenName))
    .map(({ start, end }) => {
      const [from, to] = [toIndex(start), toIndex(end)]
      return { start: from, end: to, text: text.slice(from, to) }
    })
}

/** Places of the tree are bytes of UTF-8. */
function indexOfBytes(text: string): (location: number) => number {
  const bytes = Buffer.from(text)
  if (bytes.length === text.length) return (location) => location
  return (location) => bytes.subarray(0, location).toString().length
}
