import type { Span } from './types.ts'

export type UnaryOperator = '!' | '-' | '+'
type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'
type ComparisonOperator = '<' | '<=' | '>' | '>=' | 'in' | '==' | '!=' | '===' | '!=='
export type BinaryOperator = ArithmeticOperator | ComparisonOperator
export type LogicalOperator = '&&' | '||' | '??'

export interface LiteralNode extends Span {
  readonly kind: 'literal'
  readonly value: string | number | boolean | null | undefined
}

export interface NameNode extends Span {
  readonly kind: 'name'
  readonly name: string
}

interface ListNode extends Span {
  readonly kind: 'list'
  readonly items: readonly Node[]
}

export interface ObjectNode extends Span {
  readonly kind: 'object'
  readonly entries: readonly { readonly key: LiteralNode & { readonly value: string }; readonly value: Node }[]
}

/** `a.b`, `a['b']`, `a[b]` and their optional forms, which mean the same here: a member of nothing is undefined. */
export interface MemberNode extends Span {
  readonly kind: 'member'
  readonly target: Node
  readonly key: Node
}

interface UnaryNode extends Span {
  readonly kind: 'unary'
  readonly operator: UnaryOperator
  readonly operand: Node
}

interface BinaryNode extends Span {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Node
  readonly right: Node
}

export interface LogicalNode extends Span {
  readonly kind: 'logical'
  readonly operator: LogicalOperator
  readonly left: Node
  readonly right: Node
}

/** `condition ? accepted : refused`. */
export interface ChoiceNode extends Span {
  readonly kind: 'choice'
  readonly condition: Node
  readonly accepted: Node
  readonly refused: Node
}

/** A call of a function of the table; its span is that of the function's name. */
export interface CallNode extends Span {
  readonly kind: 'call'
  readonly name: string
  readonly parameters: readonly Node[]
}

/** The tree of an expression. */
export type Node =
  | LiteralNode
  | NameNode
  | ListNode
  | ObjectNode
  | MemberNode
  | UnaryNode
  | BinaryNode
  | LogicalNode
  | ChoiceNode
  | CallNode

/** The nodes directly under a node, from left to right. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return node.items
    case 'object':
      return node.entries.map((entry) => entry.value)
    case 'member':
      return [node.target, node.key]
    case 'unary':
      return [node.operand]
    case 'binary':
    case 'logical':
      return [node.left, node.right]
    case 'choice':
      return [node.condition, node.accepted, node.refused]
    case 'call':
      return node.parameters
  }
}
