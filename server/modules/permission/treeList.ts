import type { Call } from '../../http/index.ts'
import { toTree } from '../../http/resource/index.ts'
import { type PermissionRow, readPermissions, toName } from './rows.ts'

/** A node of the tree in which roles get their permissions (wire contract 1.5). */
export interface TreeListNode {
  readonly key: string
  readonly value: string
  readonly title: string
  readonly label: string
  readonly slotTitle: string
  readonly isLeaf: boolean
  readonly icon: string | null
  readonly ruleFlag: number
  readonly scopedSlots: { readonly title: 'hasDatarule' }
  readonly parentId: string | null
  readonly children: readonly TreeListNode[]
}

/** Reads the tree of all nodes, buttons among them, and the ids of all; of some nodes where `among` names them. */
export async function readPermissionTree(
  { db, language }: Pick<Call, 'db' | 'language'>,
  among?: ReadonlySet<string>,
): Promise<{
  readonly treeList: readonly TreeListNode[]
  readonly ids: readonly string[]
}> {
  const rows = (await readPermissions(db)).filter(({ id }) => among?.has(id) ?? true)
  const toNode = (row: PermissionRow, children: readonly TreeListNode[]): TreeListNode => {
    const title = toName(row, language)
    return {
      key: row.id,
      value: row.id,
      title,
      label: title,
      slotTitle: title,
      isLeaf: children.length === 0,
      icon: row.icon,
      ruleFlag: row.ruleFlag,
      scopedSlots: { title: 'hasDatarule' },
      parentId: row.parentId,
      children,
    }
  }
  return { treeList: toTree(rows, toNode), ids: rows.map((row) => row.id) }
}
