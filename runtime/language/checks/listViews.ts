import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember } from '../json.ts'
import type { ViewedPage } from '../kinds/listViews/definition.ts'
import { listViews } from '../kinds/listViews/index.ts'

/** Where a list offers a view; undefined where it does not. */
function findOffer(page: unknown, id: string): string | undefined {
  if (getMember(page, 'view') === id) return '/view'
  const place = getList(page, 'views').indexOf(id)
  return place >= 0 ? `/views/${place}` : undefined
}

/** What a list says of the views that it offers is there. */
export const checkListViews = (page: unknown): readonly Diagnostic[] =>
  listViews.flatMap(({ id, needs }): readonly Diagnostic[] => {
    if (!needs || getMember(page, needs.option) !== undefined) return []
    const path = findOffer(page, id)
    if (path === undefined) return []
    return [{ path, code: 'missing-property', message: `\`${needs.option}\` is missing: it says ${needs.purpose}` }]
  })

/** The fields of views are of a sort that the view can show. */
export const checkViewFields = (viewed: ViewedPage): readonly Diagnostic[] =>
  getMember(viewed.page, 'kind') === 'list' ? listViews.flatMap(({ check }) => check?.(viewed) ?? []) : []
