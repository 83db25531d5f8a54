import { isObject } from '../../../../runtime/language/index.ts'
import { sqlFailure } from '../place.ts'
import type { Occurrence, ParsableText } from './parameters.ts'
import type { BoundValue, ValueEdit } from './statement.ts'
import type { Syntax, Tree } from './syntax.ts'

/** Reads the places of a tree where parameters may stand, and marks the ones that it understood as used. */
export interface LiteralReader {
  readConstant(node: Tree, at: number, writtenType?: Tree): void
  readColumn(node: Tree, at: number): void
  /** Notes the items of `in (…)`, where a variable may become several values. */
  readList(items: unknown): void
  refuseBare(node: Tree, at: number): void
  hasSentinel(name: string): boolean
  /** A name as the author wrote it. */
  toWritten(name: string): string
  values(): readonly ValueEdit[]
}

/** Makes the reader of one text. */
export function createLiteralReader(parsable: ParsableText, syntax: Syntax, used: Set<Occurrence>): LiteralReader {
  const { sql, text, occurrences, toSource } = parsable
  const found: ValueEdit[] = []
  const listed = new Set<unknown>()
  const hasSentinel = (name: string) => occurrences.some(({ sentinel }) => name.includes(sentinel))
  const toWritten = (name: string) =>
    occurrences.reduce((written, { sentinel, start, end }) => written.replace(sentinel, sql.slice(start, end)), name)
  const refusePlace = (name: string, index: number): never => {
    const at = occurrences.find(({ sentinel }) => name.includes(sentinel))?.start ?? toSource(index)
    throw sqlFailure('parameterPlace', sql, at, { name: toWritten(name) })
  }
  const add = (start: number, end: number, value: BoundValue, castTo?: string) => {
    for (const part of value.parts) if (typeof part !== 'string') used.add(part)
    found.push({ start, end, value, castTo })
  }

  const bareOf = (node: Tree): Occurrence | undefined => {
    const fields = Array.isArray(node.fields) ? node.fields : []
    const [only] = fields
    if (fields.length !== 1 || !isObject(only) || !isObject(only.String)) return undefined
    const { sval } = only.String
    return occurrences.find(({ sentinel }) => sentinel === sval)
  }

  return {
    hasSentinel,
    toWritten,
    values: () => found,
    readList: (items) => {
      const list = isObject(items) && isObject(items.List) ? items.List.items : undefined
      for (const item of Array.isArray(list) ? list : []) if (isObject(item)) listed.add(item.ColumnRef ?? item.A_Const)
    },
    refuseBare: (node, at) => {
      const occurrence = bareOf(node)
      if (occurrence !== undefined) refusePlace(occurrence.sentinel, at)
    },
    readColumn: (node, at) => {
      const occurrence = bareOf(node)
      // A name in double quotes may be the same word; it stays a name, and is found as one that no value is.
      if (occurrence === undefined || at !== occurrence.at) return
      const isList = listed.has(node) && occurrence.kind === 'variable'
      add(at, at + occurrence.sentinel.length, { parts: [occurrence], isQuoted: false, isList })
    },
    readConstant: (node, at, writtenType) => {
      const content = isObject(node.sval) ? String(node.sval.sval ?? '') : ''
      if (!hasSentinel(content)) return
      const end = endOfLiteral(text, at, content)
      if (end === undefined) return refusePlace(content, at)
      const parts = splitParts(content, occurrences)
      const [only] = parts
      const isList = listed.has(node) && parts.length === 1 && typeof only === 'object' && only.kind === 'variable'
      const value: BoundValue = { parts, isQuoted: true, isList }
      const typeAt = typeof writtenType?.location === 'number' ? syntax.toIndex(writtenType.location) : undefined
      if (writtenType === undefined || typeAt === undefined || typeAt > at) return add(at, end, value)
      if (Array.isArray(writtenType.typmods) && isAfter(writtenType.typmods[0], end, syntax))
        throw sqlFailure('parameterUnit', sql, toSource(end))
      add(typeAt, end, value, text.slice(typeAt, at).trim())
    },
  }
}

function isAfter(typmod: unknown, end: number, syntax: Syntax): boolean {
  const constant = isObject(typmod) && isObject(typmod.A_Const) ? typmod.A_Const.location : undefined
  // The places of units such as `day` are those of the word before the end of the literal, or behind it.
  return typeof constant === 'number' && syntax.toIndex(constant) >= end
}

/** The end of a plain literal `'…'` that says the content; undefined for any other form, and for one in several pieces. */
function endOfLiteral(text: string, start: number, content: string): number | undefined {
  const written = `'${content.replaceAll("'", "''")}'`
  if (!text.startsWith(written, start)) return undefined
  const rest = text.slice(start + written.length)
  return /^[^\S\n]*\n\s*'/.test(rest) ? undefined : start + written.length
}

function splitParts(content: string, occurrences: readonly Occurrence[]): readonly (string | Occurrence)[] {
  const parts: (string | Occurrence)[] = []
  let read = 0
  const inside = occurrences
    .map((occurrence) => ({ occurrence, at: content.indexOf(occurrence.sentinel) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  for (const { occurrence, at } of inside) {
    if (at > read) parts.push(content.slice(read, at))
    parts.push(occurrence)
    read = at + occurrence.sentinel.length
  }
  if (read < content.length) parts.push(content.slice(read))
  return parts
}
