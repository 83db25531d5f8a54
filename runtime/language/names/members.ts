import type { CallNode, MemberNode, Node } from '../expression/ast.ts'
import { childrenOf } from '../expression/ast.ts'
import { findFunction } from '../expression/functions/table.ts'
import { findMisuse } from './callArguments.ts'
import { eitherOf, lacks, listOf, memberOf, type Shape } from './shape.ts'

/** What is known of the names of a scope. */
export type Shapes = Readonly<Record<string, Shape | undefined>>

/** A member that a formula reads of a record which has none of the name, or an argument in the place of one. */
export interface UnknownMember {
  readonly name: string
  readonly shape: Shape
  /** The place in the source, in UTF-16 units. */
  readonly offset: number
  /** What is wrong with an argument. */
  readonly message?: string
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
    case 'choice':
      inferShape(node.condition, shapes, report)
      return inferChoice(node.accepted, node.refused, shapes, report)
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

/** What is known of a value that is one of two: where one of them is nothing, it is the other. */
function inferChoice(accepted: Node, refused: Node, shapes: Shapes, report: Report): Shape | undefined {
  const one = inferShape(accepted, shapes, report)
  const other = inferShape(refused, shapes, report)
  if (isEmptyNode(refused)) return one
  return isEmptyNode(accepted) ? other : eitherOf(one, other)
}

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

/** What calls give whose value follows from their arguments, by the name of the function. */
const givenByCalls: Readonly<
  Record<string, (list: Shape | undefined, node: CallNode, each: Shape | undefined) => Shape | undefined>
> = {
  map: (_list, _node, each) => listOf(each),
  pluck: (list, { parameters: [, key] }) =>
    key?.kind === 'literal' ? listOf(memberOf(list?.item, String(key.value))) : undefined,
  coalesce: (value, { parameters: [, ...others] }) => (others.every(isEmptyNode) ? value : undefined),
  groupBy: (list) =>
    list && {
      item: {
        members: new Map([
          ['key', undefined],
          ['rows', list],
        ]),
        isComplete: true,
      },
    },
}

function inferCall(node: CallNode, shapes: Shapes, report: Report): Shape | undefined {
  const { name, parameters } = node
  const [first, second, third] = parameters
  if (name === 'if' && first && second && third) {
    inferShape(first, shapes, report)
    return inferChoice(second, third, shapes, report)
  }
  const list = first && inferShape(first, shapes, report)
  const definition = findFunction(name)
  const others = parameters.slice(1).map((parameter, index) => {
    const isFormula = index + 1 === definition?.formula
    return inferShape(parameter, isFormula ? { ...shapes, [itemName]: list?.item } : shapes, report)
  })
  // The parameter `key` names a member of each item.
  const readsKey = definition !== undefined && /^\w+\(\w+, key\b/.test(definition.signature)
  if (readsKey && second?.kind === 'literal' && typeof second.value === 'string')
    readMember(list?.item, second.value, second.offset, report)
  const misuse = definition && findMisuse(node, definition, list)
  if (misuse !== undefined) report(misuse)
  if (givesItems.has(name)) return list
  if (givesItem.has(name)) return list?.item
  return Object.hasOwn(givenByCalls, name) ? givenByCalls[name]?.(list, node, others[0]) : undefined
}
