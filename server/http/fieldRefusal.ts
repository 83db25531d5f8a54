import { AppError, type ErrorDetails, isObject, type LanguageTexts } from '../../runtime/language/index.ts'
import type { Language } from './language.ts'

interface FieldRefusalOptions {
  readonly code?: number
  readonly details?: ErrorDetails
  /** What the answer carries beside the words. */
  readonly result?: Readonly<Record<string, unknown>>
}

/**
 * A refusal that is about fields of what was sent: its words stand in the message and, by each of the fields, in the
 * result, so that a form shows them there. A field that a form does not have does no harm.
 */
export class FieldRefusal extends AppError {
  readonly fields: readonly string[]

  constructor(message: LanguageTexts, fields: readonly string[], options: FieldRefusalOptions = {}) {
    const { code = 500, details, result = null } = options
    super({ ...message, code, status: 200 }, details, result)
    this.fields = fields
  }

  /** What the answer carries: the words by their fields, in one language. */
  resultIn(language: Language): Readonly<Record<string, unknown>> {
    const message = this.messageIn(language)
    const own = isObject(this.result) ? this.result : {}
    return { ...own, ...Object.fromEntries(this.fields.map((field) => [field, message])) }
  }
}
