import { type ErrorName, errorCatalogue } from './errorCatalogue.ts'
import { type ErrorDetails, type ErrorEntry, fillText, type LanguageTexts, type TextLanguage } from './errorWords.ts'

/**
 * An expected failure (design 4): on the server it becomes an envelope with its code and its words in the language of
 * the request, in the app a message. `result` goes with it, such as the messages for single fields of a form.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly entry: ErrorEntry
  readonly details: ErrorDetails
  readonly result: unknown

  constructor(failure: ErrorEntry, details: ErrorDetails = {}, result: unknown = null) {
    super(fillText(failure.en, details))
    this.entry = failure
    this.details = details
    this.result = result
  }

  /** The words in one language. */
  messageIn(language: TextLanguage): string {
    return fillText(this.entry[language], this.details)
  }
}

/** Makes an error of the shared catalogue. */
export const createError = (name: ErrorName, details: ErrorDetails = {}, result: unknown = null): AppError =>
  new AppError(errorCatalogue[name], details, result)

interface FailureOptions {
  readonly code?: number
  readonly status?: number
  readonly result?: unknown
  readonly details?: ErrorDetails
}

/** Makes an expected failure with words of one module: HTTP 200 and code 500 unless the options say otherwise. */
export function createFailure(message: LanguageTexts, options: FailureOptions = {}): AppError {
  const { code = 500, status = 200, result = null, details = {} } = options
  return new AppError({ ...message, code, status }, details, result)
}
