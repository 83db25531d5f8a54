import { type FormatIntl, toText } from '../../format/index.ts'
import { isTemplate, resolveTemplates, type Scope } from '../../language/index.ts'

/** A text of the document in the person's language, with what its templates give; empty where it is left out. */
export function writeText(source: string | undefined, scope: Scope, intl: FormatIntl): string {
  const text = intl.text(source)
  return isTemplate(text) ? toText(resolveTemplates(text, scope).value) : text
}
