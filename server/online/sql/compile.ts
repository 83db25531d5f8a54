import type { Catalogue, KnownTable } from './catalogue.ts'
import type { BoundValue, Statement, TableUse } from './reading/statement.ts'

/** A piece of the text that the database gets. */
export type QueryPart =
  /** Text, with its place in the author's where it is theirs. */
  | { readonly text: string; readonly at?: number }
  /** A value that is bound, with the number of its place among all values. */
  | { readonly value: string | null; readonly index: number; readonly at: number }

/** The values of the parameters and variables of a statement; a variable may have several. */
export type ValuesOf = (value: BoundValue) => readonly (string | null)[]

/** Writes a name as the database reads it word for word. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Makes of a statement what the database gets: every value is bound, every table is named with its schema, and where a
 * table has columns that hold secrets, a selection of the others stands in its place. `asText` names the values whose
 * type the database could not tell.
 */
export function compileStatement(
  statement: Statement,
  catalogue: Catalogue,
  valuesOf: ValuesOf,
  asText: ReadonlySet<number>,
): readonly QueryPart[] {
  const { text, start, end, toSource } = statement
  const parts: QueryPart[] = []
  let count = 0
  const bind = (value: BoundValue, at: number): readonly QueryPart[] =>
    valuesOf(value).flatMap((each, index) => {
      const bound: QueryPart = { value: each, index: count, at }
      const typed: readonly QueryPart[] = asText.has(count)
        ? [{ text: 'cast(' }, bound, { text: ' as text)' }]
        : [bound]
      count += 1
      return index === 0 ? typed : [{ text: ', ' }, ...typed]
    })
  const edits = [
    ...statement.values.map(({ start: from, end: to, value, castTo }) => ({
      from,
      to,
      make: () =>
        castTo === undefined
          ? bind(value, toSource(from))
          : [{ text: 'cast(' }, ...bind(value, toSource(from)), { text: ` as ${castTo}\n)` }],
    })),
    ...[...catalogue].map(([use, table]) => ({
      from: use.start,
      to: use.end,
      make: (): readonly QueryPart[] => [{ text: toTableText(use, table), at: toSource(use.start) }],
    })),
  ].sort((one, other) => one.from - other.from)
  let read = start
  for (const { from, to, make } of edits) {
    if (from < read) throw new Error('Two replacements of a query overlap.')
    parts.push({ text: text.slice(read, from), at: toSource(read) }, ...make())
    read = to
  }
  parts.push({ text: text.slice(read, end), at: toSource(read) })
  return parts
}

function toTableText({ hasAlias, isOnly }: TableUse, { schema, name, columns }: KnownTable): string {
  const whole = `${isOnly ? 'only ' : ''}${quoteName(schema)}.${quoteName(name)}`
  if (columns.every(({ isSecret }) => !isSecret)) return whole
  const open = columns.filter(({ isSecret }) => !isSecret).map((column) => quoteName(column.name))
  return `(select ${open.join(', ')} from ${whole})${hasAlias ? '' : ` as ${quoteName(name)}`}`
}

/** Text with numbered places for its values, and where each piece of it stands in the author's text. */
export interface CompiledText {
  readonly text: string
  readonly values: readonly (string | null)[]
  /** The index in the author's text of a character of this one; undefined for what is ours. */
  toSource(index: number): number | undefined
}

/** Joins pieces, with something of ours around them. */
export function joinParts(before: string, parts: readonly QueryPart[], after: string): CompiledText {
  const values: (string | null)[] = []
  const marks: { readonly from: number; readonly to: number; readonly at: number; readonly isOwn: boolean }[] = []
  let text = before
  for (const part of parts) {
    if ('index' in part) values.push(part.value)
    const written = 'index' in part ? `$${values.length}` : part.text
    if (part.at !== undefined)
      marks.push({ from: text.length, to: text.length + written.length, at: part.at, isOwn: 'index' in part })
    text += written
  }
  return {
    text: text + after,
    values,
    toSource: (index) => {
      const mark = marks.find(({ from, to }) => index >= from && index < to)
      return mark === undefined ? undefined : mark.at + (mark.isOwn ? 0 : index - mark.from)
    },
  }
}
