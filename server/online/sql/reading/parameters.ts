import { findUnknownVariables } from '../../../http/rules/variables.ts'
import { sqlFailure } from '../place.ts'

/** One `${name}` or `#{variable}` of the author's text. */
export interface Occurrence {
  readonly kind: 'parameter' | 'variable'
  readonly name: string
  /** Where it stands in the author's text. */
  readonly start: number
  readonly end: number
  /** The word that stands for it while the text is parsed; no other text has it. */
  readonly sentinel: string
  /** Where that word stands in the parsed text. */
  readonly at: number
}

/** The author's text in a form that the grammar of PostgreSQL reads. */
export interface ParsableText {
  readonly sql: string
  readonly text: string
  readonly occurrences: readonly Occurrence[]
  /** The index in the author's text of an index of the parsed one. */
  toSource(index: number): number
}

const place = /([$#])\{([^{}]*)\}/g
/** The most parameters and variables of a text: each value of it is compared with all of them. */
const maxOccurrences = 200

const parameterName = /^[\p{L}\p{N}_]{1,60}$/u

/** Puts a word of its own in the place of each parameter and variable, which is valid as a name and inside of quotes. */
export function replaceParameters(sql: string): ParsableText {
  const stem = freeStem(sql)
  const occurrences: Occurrence[] = []
  let text = ''
  let read = 0
  for (const match of sql.matchAll(place)) {
    const [written, sign, inner = ''] = match
    if (occurrences.length === maxOccurrences)
      throw sqlFailure('tooManyParameters', sql, match.index, { limit: String(maxOccurrences) })
    const name = inner.trim()
    const kind = sign === '$' ? 'parameter' : 'variable'
    if (!parameterName.test(name)) throw sqlFailure('parameterName', sql, match.index, { name: written.slice(0, 60) })
    if (kind === 'variable' && findUnknownVariables(`#{${name}}`).length > 0)
      throw sqlFailure('unknownVariable', sql, match.index, { name })
    text += sql.slice(read, match.index)
    const sentinel = `${stem}${occurrences.length}x`
    occurrences.push({ kind, name, start: match.index, end: match.index + written.length, sentinel, at: text.length })
    text += sentinel
    read = match.index + written.length
  }
  text += sql.slice(read)
  return { sql, text, occurrences, toSource: (index) => toSource(occurrences, index) }
}

/** A stem that the text does not contain, in any case. */
function freeStem(sql: string): string {
  const lower = sql.toLowerCase()
  let stem = 'pwvalue'
  for (let count = 0; lower.includes(stem); count += 1) stem = `pwvalue${count}y`
  return stem
}

function toSource(occurrences: readonly Occurrence[], index: number): number {
  const before = occurrences.findLast(({ at }) => at <= index)
  if (before === undefined) return index
  const end = before.at + before.sentinel.length
  return index < end ? before.start : before.end + (index - end)
}
