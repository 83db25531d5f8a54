import { resolveTemplates } from '../expression/resolve.ts'
import { isTemplate } from '../expression/template.ts'
import type { Scope } from '../expression/types.ts'
import { toText } from '../format/readValue.ts'

/** A text with what its templates give. */
export const writeTemplate = (text: string, scope: Scope): string =>
  isTemplate(text) ? toText(resolveTemplates(text, scope).value) : text
