import type { Viewer } from '../../http/index.ts'
import { toTree } from '../../http/resource/index.ts'
import { type DepartChoice, type DepartRow, type LineageRow, readDepartRows } from './rows.ts'

/** A department in a tree, with all that it says of itself (wire contract 1.7). */
export interface DepartNode extends DepartRow {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly children: readonly DepartNode[]
}

/** A node of the tree for select boxes (wire contract 1.7). */
export interface DepartIdNode {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly children: readonly DepartIdNode[]
}

/** Nests departments below each other; one whose parent is not among them stands at the top. */
export function toDepartTree(rows: readonly DepartRow[]): readonly DepartNode[] {
  return toTree(
    rows,
    (row, children: readonly DepartNode[]): DepartNode => ({
      key: row.id,
      value: row.id,
      title: row.departName,
      ...row,
      children,
    }),
  )
}

/** Reads departments as a tree. */
export async function readDepartTree(viewer: Viewer, choice?: DepartChoice): Promise<readonly DepartNode[]> {
  return toDepartTree(await readDepartRows(viewer, choice))
}

/** Nests departments with no more than their ids and names. */
export function toIdTree(rows: readonly LineageRow[]): readonly DepartIdNode[] {
  return toTree(rows, ({ id, departName }, children: readonly DepartIdNode[]) => ({
    key: id,
    value: id,
    title: departName,
    children,
  }))
}
