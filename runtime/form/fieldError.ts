import type { TextValues } from '../i18n/index.ts'
import type { ValueRefusal } from '../registry/index.ts'

/**
 * Why a value is refused: a text of the app by its key, a text of the document, what its widget says of what is inside of
 * it, or the words of the server. It is kept as data, so that it follows the language.
 */
export type FieldError =
  | { readonly kind: 'required' }
  | { readonly kind: 'rule'; readonly key: string; readonly values?: TextValues }
  | { readonly kind: 'stated'; readonly text: string; readonly values?: TextValues }
  | ({ readonly kind: 'inside' } & ValueRefusal)
  | { readonly kind: 'message'; readonly message: string }

/** Says that a value is missing, in the words of the document where it has some. */
export const missingError = (text: string | undefined): FieldError =>
  text === undefined ? { kind: 'required' } : { kind: 'stated', text }

type TranslateText = (source: string, values?: TextValues) => string

const spoken = (names: ValueRefusal['names'] = {}, text: TranslateText): TextValues =>
  Object.fromEntries(Object.entries(names).map(([placeholder, name]) => [placeholder, text(name)]))

/** The words of an error in the language that `text` speaks. */
export function toFieldMessage(error: FieldError, label: string, text: TranslateText): string {
  switch (error.kind) {
    case 'required':
      return text('@:form.required', { label })
    case 'rule':
      return text(`@:${error.key}`, error.values)
    case 'stated':
      return text(error.text, error.values)
    case 'inside':
      return text(error.text, { ...error.values, ...spoken(error.names, text) })
    case 'message':
      return error.message
  }
}
