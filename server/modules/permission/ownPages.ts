import { anyPage } from '../../packs/menuItems.ts'
import { isButton, type PermissionRow } from './rows.ts'

/** A page of a document for which no existing client has a view. */
const isOwnPage = ({ page, component }: PermissionRow): boolean =>
  page !== null && (component === null || component === '' || component === anyPage)

/**
 * Leaves out the pages that existing clients cannot show, and the folders in which nothing else stands (wire contract
 * 7.2).
 */
export function withoutOwnPages(rows: readonly PermissionRow[]): readonly PermissionRow[] {
  const entries = rows.filter((row) => !isButton(row))
  const below = Map.groupBy(entries, ({ parentId }) => parentId)
  const isLeft = (row: PermissionRow, above: readonly string[] = []): boolean => {
    const children = (below.get(row.id) ?? []).filter(({ id }) => !above.includes(id))
    if (children.length === 0) return !isOwnPage(row)
    return children.some((child) => isLeft(child, [...above, row.id]))
  }
  const gone = new Set(entries.flatMap((row) => (isLeft(row) ? [] : [row.id])))
  return rows.filter(({ id }) => !gone.has(id))
}
