import { fillText, type Issue, type LanguageTexts, type TextLanguage } from '../../language/index.ts'

/** Something of an online form that its pages leave out, and why: an administrator mends it in the form. */
export interface FormNote {
  /** The field, the button or the part of the form, such as `amount` or `items/qty`. */
  readonly place: string
  readonly code: string
  readonly message: LanguageTexts
}

/** A note with the details in its message. */
export function toNote(
  place: string,
  code: string,
  message: LanguageTexts,
  details: Readonly<Record<string, string>> = {},
): FormNote {
  const fill = (text: string) => fillText(text, { ...details, place })
  return { place, code, message: { zh: fill(message.zh), en: fill(message.en), tw: fill(message.tw) } }
}

/** The notes of a form as issues of its pages. They name places of the form, not of a document, so nothing is hidden. */
export const toIssues = (table: string, notes: readonly FormNote[], language: TextLanguage): readonly Issue[] =>
  notes.map(({ place, code, message }) => ({
    file: `online form ${table}`,
    path: `/${place}`,
    line: 1,
    column: 1,
    code,
    message: message[language],
  }))
