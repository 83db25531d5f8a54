/**
 * Columns in the order that a person chose. One that the choice does not know, as the page has it since, follows the
 * column that it follows in the page.
 */
export function orderColumns<C extends { readonly id: string }>(
  columns: readonly C[],
  order: readonly string[] | undefined,
): readonly C[] {
  if (!order) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const known = new Set(order)
  const placed = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  for (const [index, column] of columns.entries()) {
    if (known.has(column.id)) continue
    const before = columns[index - 1]
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column)
  }
  return placed
}

/** The order after one column was moved to the place of another, or by places. */
export function moveColumn(order: readonly string[], id: string, to: number): readonly string[] {
  const rest = order.filter((other) => other !== id)
  if (rest.length === order.length) return order
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, id)
  return rest
}
