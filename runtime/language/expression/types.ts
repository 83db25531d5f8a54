/** A place in the source of an expression or a template, in UTF-16 code units. */
export interface Span {
  readonly offset: number
  readonly length: number
}

/** What can be wrong with an expression; each code stands for one kind of mending. */
export type ExpressionErrorCode =
  | 'expression-syntax'
  | 'expression-unknown-name'
  | 'expression-unknown-function'
  | 'expression-arguments'
  | 'expression-forbidden-name'
  | 'expression-unclosed-template'
  | 'expression-limit'

/**
 * Something in an expression that a person can mend (design, section 3). The offset counts from the start of the source
 * that was compiled: the expression itself, or the whole text of a template.
 */
export interface ExpressionError extends Span {
  readonly code: ExpressionErrorCode
  readonly message: string
}

/** The values that an expression may read, by name. They are data: functions and accessors in them read as undefined. */
export type Scope = Readonly<Record<string, unknown>>

/** The value that an expression gave, or why it gave none. A value is a copy: changing it changes nothing in the scope. */
export type EvaluationResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: ExpressionError }

/** A compiled formula. Evaluation never throws, never changes the scope and ends within its budget. */
export interface Expression {
  readonly source: string
  /** The paths that it reads, such as `values.sex`, or `values` alone when the member is chosen while it runs. */
  readonly dependencies: readonly string[]
  evaluate(scope: Scope): EvaluationResult
}

/** A compiled text with `{{ … }}` in it. A text that is one `{{ … }}` gives the value itself, any other gives a text. */
export interface Template {
  readonly source: string
  readonly dependencies: readonly string[]
  evaluate(scope: Scope): EvaluationResult
}

/** What the compilation may be told about the place of the expression. */
export interface CompileOptions {
  /** The names that have a value in this place; all of `scopeNames` when it is left out. */
  readonly names?: readonly string[]
}
