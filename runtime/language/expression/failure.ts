import type { ExpressionError, ExpressionErrorCode, Span } from './types.ts'

/** Carries an expression's error up to the entry point, which returns it as data; it never leaves this folder. */
class ExpressionFailure extends Error {
  readonly error: ExpressionError

  constructor(error: ExpressionError) {
    super(error.message)
    this.name = 'ExpressionFailure'
    this.error = error
  }
}

/** Describes an error at a place. */
export function errorAt(span: Span, code: ExpressionErrorCode, message: string): ExpressionError {
  return { offset: span.offset, length: span.length, code, message }
}

/** Stops the reading or the evaluation of an expression. */
export function failAt(span: Span, code: ExpressionErrorCode, message: string): never {
  throw new ExpressionFailure(errorAt(span, code, message))
}

/** Runs something that may fail, and gives its error as data. A bug, being no such failure, is thrown on. */
export function attempt<T>(
  run: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ExpressionError } {
  try {
    return { ok: true, value: run() }
  } catch (error) {
    if (error instanceof ExpressionFailure) return { ok: false, error: error.error }
    throw error
  }
}
