import { codesOfPage, type Model, type Page } from '../../runtime/language/index.ts'
import { findAccessLabel } from './accessLabels.ts'
import { type Pack, type ResolvedText, resolveText } from './pack.ts'

/** A code that a page names, with how it is called. */
export interface NamedCode {
  readonly code: string
  readonly name: ResolvedText
}

/** The codes that a page asks for, each once, as it is called first. */
export function collectCodes(page: Page, pack: Pack, model: Model | undefined): readonly NamedCode[] {
  const found = codesOfPage(page, model).map(({ code, label }) => ({ code, name: toName(code, label, pack) }))
  const byCode = new Map(found.toReversed().map((entry) => [entry.code, entry]))
  return [...byCode.values()].toReversed()
}

function toName(code: string, label: unknown, pack: Pack): ResolvedText {
  if (typeof label === 'string') return resolveText(label, pack.texts)
  const texts = findAccessLabel(code)
  return texts === undefined ? { text: code, texts: null } : { text: texts.zh, texts }
}
