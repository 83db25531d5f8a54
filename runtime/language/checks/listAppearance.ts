import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, isObject } from '../json.ts'

/** What a list shows its records as is there: how a card looks, and what opens below a row. */
export const checkListAppearance = (page: unknown): readonly Diagnostic[] =>
  getMember(page, 'kind') === 'list' ? [...checkCards(page), ...checkExpansion(page)] : []

function checkCards(page: unknown): readonly Diagnostic[] {
  if (getMember(page, 'card') !== undefined) return []
  const place = getList(page, 'views').indexOf('cards')
  const path = getMember(page, 'view') === 'cards' ? '/view' : place >= 0 ? `/views/${place}` : undefined
  if (path === undefined) return []
  return [{ path, code: 'missing-property', message: '`card` is missing: it says which fields a card shows' }]
}

function checkExpansion(page: unknown): readonly Diagnostic[] {
  const expand = getMember(page, 'expand')
  if (!isObject(expand) || ['details', 'page', 'parts'].some((name) => Object.hasOwn(expand, name))) return []
  const message =
    'nothing opens below a row: give `details`, the fields to show, or `page` or `parts`, pages about the record'
  return [{ path: '/expand', code: 'missing-property', message }]
}
