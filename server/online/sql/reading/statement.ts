import type { Occurrence } from './parameters.ts'

/** A value that the database gets beside the text: the parts of a literal, or one parameter alone. */
export interface BoundValue {
  /** Texts and parameters that make the value together. */
  readonly parts: readonly (string | Occurrence)[]
  /** False for a parameter without quotes, which is null when it is empty. */
  readonly isQuoted: boolean
  /** Whether a variable with several values becomes as many values, as in a list. */
  readonly isList: boolean
}

/** A piece of a text that is replaced before the database reads it. */
export interface ValueEdit {
  readonly start: number
  readonly end: number
  readonly value: BoundValue
  /** The type that the literal was written with, as in `date '…'`. */
  readonly castTo: string | undefined
}

/** A table that a statement names. */
export interface TableUse {
  readonly schema: string | undefined
  readonly name: string
  /** What is replaced: the name with its schema, and `only` before it. */
  readonly start: number
  readonly end: number
  readonly hasAlias: boolean
  readonly isOnly: boolean
}

/** A query that was read and may run, once its tables are known to be open. */
export interface Statement {
  /** The names of its columns; undefined where they hang on its tables, as with `*`. */
  readonly names: readonly string[] | undefined
  /** The author's text. */
  readonly sql: string
  /** The text between `start` and `end` is the query, with words for its parameters. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly occurrences: readonly Occurrence[]
  readonly values: readonly ValueEdit[]
  readonly tables: readonly TableUse[]
  /** Names that would call a function of the database if it has one of that name, with their place in the author's text. */
  readonly attributes: readonly { readonly name: string; readonly at: number }[]
  /** Whether it may take long however small its tables are. */
  readonly isHeavy: boolean
  /** The most rows that the parts of the query without a table make together. */
  readonly rows: number
  toSource(index: number): number
}
