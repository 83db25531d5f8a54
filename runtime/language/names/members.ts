import type { CallNode, MemberNode, Node } from '../expression/ast.ts'
import { childrenOf } from '../expression/ast.ts'
import { findFunction } from '../expression/functions/table.ts'
import { eitherOf, lacks, listOf, memberOf, type Shape } from './shape.ts'

/** What is known of the names of a scope. */
export type Shapes = Readonly<Record<string, Shape | undefined>>

/** A member that a formula reads of a record which has none of the name. */
export interface UnknownMember {
  readonly name: string
  readonly shape: Shape
  /** The place in the source, in UTF-16 units. */
  readonly offset: number
}

type Report = (member: UnknownMember) => void

const itemName = 'item'

/** Functions that give some of the items of a list, or one of them. */
const givesItems = new Set(['where', 'sortBy', 'filterBy', 'sort', 'reverse', 'unique', 'slice'])
const givesItem = new Set(['first', 'last', 'at'])

/** Every member in a formula that is known not to be there, from left to right. */
export function findUnknownMembers(tree: Node, shapes: Shapes): readonly UnknownMember[] {
  const found: UnknownMember[] = []
  inferShape(tree, shapes, (member) => found.push(member))
  return found.sort((left, right) => left.offset - right.offset)
}

/** What is known of the value that a formula gives. */
export function inferShape(node: Node, shapes: Shapes, report: Report = () => undefined): Shape | undefined {
  switch (node.kind) {
    case 'name':
      return shapes[node.name]
    case 'member':
      return inferMember(node, shapes, report)
    case 'call':
      return inferCall(node, shapes, report)
    case 'logical': {
      const left = inferShape(node.left, shapes, report)
      const right = inferShape(node.right, shapes, report)
      return node.operator === '&&' ? right : isEmptyNode(node.right) ? left : undefined
    }
    case 'choice': {
      inferShape(node.condition, shapes, report)
      const accepted = inferShape(node.accepted, shapes, report)
      const refused = inferShape(node.refused, shapes, report)
      if (isEmptyNode(node.refused)) return accepted
      return isEmptyNode(node.accepted) ? refused : eitherOf(accepted, refused)
    }
    case 'object':
      return {
        members: new Map(node.entries.map(({ key, value }) => [key.value, inferShape(value, shapes, report)])),
        isComplete: true,
      }
    default:
      for (const child of childrenOf(node)) inferShape(child, shapes, report)
      return undefined
  }
}

/** A value that stands in for nothing. */
const isEmptyNode = (node: Node): boolean =>
  node.kind === 'literal' || (node.kind === 'list' && node.items.length === 0) || node.kind === 'object'

function inferMember({ target, key }: MemberNode, shapes: Shapes, report: Report): Shape | undefined {
  const shape = inferShape(target, shapes, report)
  if (key.kind !== 'literal') {
    inferShape(key, shapes, report)
    return shape?.item
  }
  if (typeof key.value === 'number') return shape?.item
  if (typeof key.value !== 'string') return undefined
  return readMember(shape, key.value, key.offset, report)
}

function readMember(shape: Shape | undefined, name: string, offset: number, report: Report): Shape | undefined {
  const isLength = shape?.item !== undefined && name === 'length'
  if (!isLength && lacks(shape, name)) report({ name, shape, offset })
  return memberOf(shape, name)
}

function inferCall({ name, parameters }: CallNode, shapes: Shapes, report: Report): Shape | undefined {
  const [first, second] = parameters
  const list = first && inferShape(first, shapes, report)
  const definition = findFunction(name)
  for (const [index, parameter] of parameters.entries()) {
    if (index === 0) continue
    const inside = index === definition?.formula ? { ...shapes, [itemName]: list?.item } : shapes
    const each = inferShape(parameter, inside, report)
    if (name === 'map' && index === definition?.formula) return listOf(each)
  }
  // The parameter `key` names a member of each item.
  const readsKey = definition !== undefined && /^\w+\(\w+, key\b/.test(definition.signature)
  if (readsKey && second?.kind === 'literal' && typeof second.value === 'string')
    readMember(list?.item, second.value, second.offset, report)
  if (givesItems.has(name)) return list
  if (givesItem.has(name)) return list?.item
  if (name === 'groupBy' && list !== undefined)
    return {
      item: {
        members: new Map([
          ['key', undefined],
          ['rows', list],
        ]),
        isComplete: true,
      },
    }
  return undefined
}
