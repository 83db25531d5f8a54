import type { Diagnostic } from '../diagnostic.ts'
import { getMember, isObject } from '../json.ts'
import { checkListViews } from './listViews.ts'

/** What a list shows its records as is there: its views, and what opens below a row. */
export const checkListAppearance = (page: unknown): readonly Diagnostic[] =>
  getMember(page, 'kind') === 'list' ? [...checkListViews(page), ...checkExpansion(page)] : []

function checkExpansion(page: unknown): readonly Diagnostic[] {
  const expand = getMember(page, 'expand')
  if (!isObject(expand) || ['details', 'page', 'parts'].some((name) => Object.hasOwn(expand, name))) return []
  const message =
    'nothing opens below a row: give `details`, the fields to show, or `page` or `parts`, pages about the record'
  return [{ path: '/expand', code: 'missing-property', message }]
}
