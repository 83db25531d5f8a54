/** The languages of every text that a person reads; `tw` is traditional Chinese. */
export const languages = ['zh', 'en', 'tw'] as const
export type TextLanguage = (typeof languages)[number]

/** One text in the three languages. */
export type LanguageTexts = Readonly<Record<TextLanguage, string>>

/** One expected failure: its HTTP status, the code in the envelope, and its words; `{name}` stands for a detail. */
export interface ErrorEntry extends LanguageTexts {
  readonly status: number
  readonly code: number
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number
}

/** What a failure's words name in braces. */
export type ErrorDetails = Readonly<Record<string, string>>

/** Puts the details of one failure into its words; a detail is text, whatever it looks like. */
export const fillText = (text: string, details: ErrorDetails): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(details, name) ? (details[name] ?? place) : place))
