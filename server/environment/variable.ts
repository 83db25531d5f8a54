import { type TSchema, Type } from 'typebox'
import type { SchemaFormat } from './formats.ts'

/** What the schema of a variable says besides the type, the bounds and the default of its value. */
export interface VariableOptions {
  /** What it sets, in Markdown, for the table of the README. */
  readonly description: string
  /** What a value has to be, as a sentence goes on that names the variable or one of its values. */
  readonly rule?: string
  /** The default in words where it is no constant: what the server does without a value. */
  readonly otherwise?: string
  /** No message may repeat the value. */
  readonly isSecret?: boolean
  /** Spaces around the value belong to it. */
  readonly isVerbatim?: boolean
  /** A variable of another program: a wrong value counts as none. */
  readonly isForeign?: boolean
  /** Why another variable has to be set as well; the schema of the environment names it. */
  readonly because?: string
  /** What separates the entries of a list; without it a list is written in JSON. */
  readonly separator?: string | RegExp
  /** The word for an empty list. */
  readonly emptyWord?: string
}

type TextOptions = VariableOptions & {
  readonly default?: string
  readonly pattern?: string
  readonly format?: SchemaFormat
}

/** A text as it stands. */
export const text = (options: TextOptions) => Type.String({ ...options })

/** `1` or `0`, or the words for them. */
export const flag = (options: VariableOptions & { readonly default?: boolean }) =>
  Type.Boolean({ rule: 'must be 1 or 0', ...options })

type CountOptions = VariableOptions & { readonly default: number; readonly minimum: number; readonly maximum?: number }

/** A whole number in decimal digits. */
export const count = (options: CountOptions) => {
  const { minimum, maximum } = options
  return Type.Integer({ rule: `must be a whole number from ${minimum}${maximum ? ` to ${maximum}` : ''}`, ...options })
}

type ListOptions = VariableOptions & { readonly default: string[]; readonly separator: string | RegExp }

/** Several entries of a kind. */
export const list = <T extends TSchema>(entry: T, options: ListOptions) => Type.Array(entry, { ...options })
