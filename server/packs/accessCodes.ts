import {
  type ActionEntry,
  actionAccess,
  type Field,
  isObject,
  type Model,
  type Page,
  pageAccess,
} from '../../runtime/language/index.ts'
import { findAccessLabel } from './accessLabels.ts'
import { type Pack, type ResolvedText, resolveText } from './pack.ts'

/** A code that a page names, with how it is called. */
export interface NamedCode {
  readonly code: string
  readonly name: ResolvedText
}

/** The codes that a page asks for: its own, those of its actions, of its fields and of the parts of its layout. */
export function collectCodes(page: Page, pack: Pack, model: Model | undefined): readonly NamedCode[] {
  const fields: readonly [string, Field][] = [
    ...Object.entries(page.fields ?? {}),
    ...Object.entries(model?.fields ?? {}),
  ]
  const {
    toolbar = [],
    rowActions = [],
    actions = [],
  } = page as { readonly [list in 'toolbar' | 'rowActions' | 'actions']?: readonly ActionEntry[] }
  const found: NamedCode[] = []
  const add = (code: string | undefined, label: unknown): void => {
    if (code !== undefined) found.push({ code, name: toName(code, label, pack) })
  }
  add(pageAccess(page), undefined)
  for (const action of [...toolbar, ...rowActions, ...actions]) {
    add(actionAccess(page, action), typeof action === 'string' ? undefined : action.label)
  }
  for (const [name, field] of fields) add(field.access, field.label ?? name)
  for (const { access, label } of findGuarded((page as { readonly layout?: unknown }).layout)) add(access, label)
  for (const { access, label } of findGuarded((page as { readonly form?: { readonly layout?: unknown } }).form?.layout))
    add(access, label)
  const byCode = new Map(found.toReversed().map((entry) => [entry.code, entry]))
  return [...byCode.values()].toReversed()
}

function toName(code: string, label: unknown, pack: Pack): ResolvedText {
  if (typeof label === 'string') return resolveText(label, pack.texts)
  const texts = findAccessLabel(code)
  return texts === undefined ? { text: code, texts: null } : { text: texts.zh, texts }
}

/** Parts of a layout that ask for a code, at any depth. */
function findGuarded(layout: unknown): readonly { readonly access: string; readonly label: unknown }[] {
  if (Array.isArray(layout)) return layout.flatMap(findGuarded)
  if (!isObject(layout)) return []
  const { access, label, title } = layout
  const own = typeof access === 'string' ? [{ access, label: label ?? title }] : []
  return [...own, ...Object.values(layout).flatMap(findGuarded)]
}
