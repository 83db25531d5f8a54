/** A row that names the one above it. */
export interface TreeRow {
  readonly id: string
  readonly parentId: string | null
}

/** Nests rows under their parents; a row whose parent is not among them stands at the top. */
export function toTree<Row extends TreeRow, Node>(
  rows: readonly Row[],
  toNode: (row: Row, children: readonly Node[]) => Node,
): readonly Node[] {
  const ids = new Set(rows.map(({ id }) => id))
  return nestBelow(rows, (row) => row.parentId === null || !ids.has(row.parentId), toNode)
}

/** Nests the rows that begin a tree, and what stands below them. What stands in a circle stands once on each way. */
export function nestBelow<Row extends TreeRow, Node>(
  rows: readonly Row[],
  begins: (row: Row) => boolean,
  toNode: (row: Row, children: readonly Node[]) => Node,
): readonly Node[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
  const nest = (level: readonly Row[], above: ReadonlySet<string>): readonly Node[] =>
    level
      .filter(({ id }) => !above.has(id))
      .map((row) => toNode(row, nest(byParent.get(row.id) ?? [], new Set([...above, row.id]))))
  return nest(rows.filter(begins), new Set())
}

/** The rows of some ids and all below them, the upper ones first. What stands in a circle is named once. */
export function findBelow<Row extends TreeRow>(rows: readonly Row[], ids: readonly string[]): ReadonlyMap<string, Row> {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const found = new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]))
  // A map goes on to what is added while it is read.
  for (const id of found.keys()) for (const child of children.get(id) ?? []) found.set(child.id, child)
  return found
}

/** The way from the uppermost row down to one, itself last; empty when there is none. */
export function findWay<Row extends TreeRow>(rows: readonly Row[], id: string): readonly Row[] {
  return walkUp(new Map(rows.map((row) => [row.id, row])), id)
}

/** Some rows with all above them, in the order of the rows. */
export function withAbove<Row extends TreeRow>(rows: readonly Row[], some: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Set(some.flatMap(({ id }) => walkUp(byId, id)))
  return rows.filter((row) => shown.has(row))
}

function walkUp<Row extends TreeRow>(byId: ReadonlyMap<string, Row>, id: string): readonly Row[] {
  const way: Row[] = []
  for (let row = byId.get(id); row !== undefined && !way.includes(row); row = byId.get(row.parentId ?? ''))
    way.unshift(row)
  return way
}
