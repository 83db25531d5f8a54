import { type SignedInCall, splitCodes } from '../../http/index.ts'
import { toTree } from '../../http/resource/index.ts'
import { type PermissionRow, readVisiblePermissions, toName } from './rows.ts'

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
  /** What somebody is able to do with a code of the node that is worth as much as the administrator's role. */
  readonly caution?: string
  /** Whether the caller may not grant the node, nor take it away: powers are given by administrators only. */
  readonly locked?: true
  readonly children: readonly TreeListNode[]
}

/**
 * Reads the tree of all nodes that the caller sees, buttons among them, and their ids; of some nodes where `among` names
 * them. Nodes that
 * carry powers say so, as they never come along with others.
 */
export async function readPermissionTree(
  call: SignedInCall,
  among?: ReadonlySet<string>,
): Promise<{
  readonly treeList: readonly TreeListNode[]
  readonly ids: readonly string[]
}> {
  const { language } = call
  const rows = (await readVisiblePermissions(call)).filter(({ id }) => among?.has(id) ?? true)
  const toCaution = await createToCaution(call)
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
      ...toCaution(row),
      children,
    }
  }
  return { treeList: toTree(rows, toNode), ids: rows.map((row) => row.id) }
}

/** Says of a node what it is able to do where it carries a power, and whether the caller may grant it. */
async function createToCaution({ access, services, language }: SignedInCall) {
  const { isAdmin } = await access()
  return ({ perms }: PermissionRow): Pick<TreeListNode, 'caution' | 'locked'> => {
    const powers = splitCodes(perms).filter((code) => services.powers.has(code))
    if (powers.length === 0) return {}
    const reasons = powers.map((code) => services.powers.get(code)?.[language] ?? code)
    return { caution: reasons.join(' '), ...(isAdmin ? {} : { locked: true }) }
  }
}
