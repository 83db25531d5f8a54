import type { FormatIntl } from '../../format/index.ts'
import { type Scope, writeTemplate } from '../../language/index.ts'

/** A text of the document in the person's language, with what its templates give; empty where it is left out. */
export const writeText = (source: string | undefined, scope: Scope, intl: FormatIntl): string =>
  writeTemplate(intl.text(source), scope)
