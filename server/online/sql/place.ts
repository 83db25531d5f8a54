import { createFailure, type ErrorDetails } from '../../../runtime/language/index.ts'
import { type SqlMessage, sqlMessages } from './messages.ts'

/** Where something stands in the author's text, both from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** The line and the column of an index of a text. */
export function toPlace(text: string, index: number): Place {
  const before = text.slice(0, Math.max(0, index))
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The failure of a text at a place of it. */
export function sqlFailure(word: SqlMessage, sql: string, index: number, details: ErrorDetails = {}): Error {
  const { line, column } = toPlace(sql, index)
  return createFailure(sqlMessages[word], {
    details: { ...details, line: String(line), column: String(column) },
    result: { place: { line, column } },
  })
}

/** The word of a text that stands at an index, for a message. */
export function nearWord(sql: string, index: number): string {
  const rest = sql.slice(index).trimStart()
  return (/^([\p{L}\p{N}_$.]+|\S)/u.exec(rest)?.[0] ?? '').slice(0, 40)
}
