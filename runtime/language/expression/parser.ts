import {
  type CallNode,
  type ChoiceNode,
  childrenOf,
  type LiteralNode,
  type MemberNode,
  type Node,
  type ObjectNode,
} from './ast.ts'
import { createCursor, failUnexpected, operatorHint } from './cursor.ts'
import { failAt } from './failure.ts'
import { valueHint } from './hints.ts'
import { limits } from './limits.ts'
import { failMemberCall } from './memberCall.ts'
import { type Infix, infixes, unaryPower } from './precedence.ts'
import type { Token } from './tokens.ts'
import type { Span } from './types.ts'

const constants: ReadonlyMap<string, boolean | null | undefined> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])
const anOperator = 'an operator or the end'

function spanOf(from: Span, to: Span): Span {
  return { offset: from.offset, length: to.offset + to.length - from.offset }
}

/** Parses the tokens of one expression with operator precedence; throws an `ExpressionFailure` at the first mistake. */
export function parse(tokens: readonly Token[]): Node {
  const cursor = createCursor(tokens)
  const heights = new WeakMap<Node, number>()
  // A node in parentheses is whole: the rules about mixed and chained operators do not look into it.
  const grouped = new WeakSet<Node>()
  let depth = 0

  function failDepth(span: Span): never {
    const message = `This nests or chains more than ${limits.depth} levels; split it, or use \`in\` with a list.`
    return failAt(span, 'expression-limit', message)
  }

  // Left-hand chains grow a tree without any recursion here, but later passes recurse over it.
  function grow<N extends Node>(node: N): N {
    const height = 1 + Math.max(0, ...childrenOf(node).map((child) => heights.get(child) ?? 0))
    if (height > limits.depth) failDepth(node)
    heights.set(node, height)
    return node
  }

  function parseOperand(power: number): Node {
    depth += 1
    if (depth > limits.depth) failDepth(cursor.peek())
    let left = parsePostfix(parsePrefix())
    for (;;) {
      const token = cursor.peek()
      const infix = token.kind === 'name' || token.kind === 'sign' ? infixes.get(token.value) : undefined
      if (infix === undefined || infix.power <= power) break
      cursor.next()
      left = grow(parseInfix(left, infix, token))
    }
    depth -= 1
    return left
  }

  function parseInfix(left: Node, infix: Infix, sign: Token): Node {
    if (infix.kind === 'choice') return parseChoice(left)
    const right = parseOperand(infix.power)
    const span = spanOf(left, right)
    if (infix.kind === 'logical') {
      const { operator } = infix
      for (const side of [left, right]) {
        if (side.kind === 'logical' && !grouped.has(side) && (side.operator === '??') !== (operator === '??')) {
          const message = `\`${operator}\` beside \`${side.operator}\` can be read in two ways; put one in parentheses.`
          failAt(sign, 'expression-syntax', message)
        }
      }
      return { kind: 'logical', operator, left, right, ...span }
    }
    const { operator } = infix
    if (infix.isComparison && left.kind === 'binary' && !grouped.has(left) && isComparison(left.operator)) {
      const message = `Comparisons cannot be chained; write \`a ${left.operator} b && b ${operator} c\`, or parentheses.`
      failAt(sign, 'expression-syntax', message)
    }
    if (operator === 'in' && left.kind === 'unary' && left.operator === '!' && !grouped.has(left)) {
      failAt(left, 'expression-syntax', '`!a in b` would ask for the opposite of `a`; write `!(a in b)`.')
    }
    return { kind: 'binary', operator, left, right, ...span }
  }

  function isComparison(operator: string): boolean {
    const infix = infixes.get(operator)
    return infix?.kind === 'binary' && infix.isComparison
  }

  function parseChoice(condition: Node): ChoiceNode {
    const accepted = parseOperand(0)
    cursor.expect(':', 'and the other value')
    const refused = parseOperand(0)
    return { kind: 'choice', condition, accepted, refused, ...spanOf(condition, refused) }
  }

  function parsePrefix(): Node {
    const token = cursor.next()
    switch (token.kind) {
      case 'number':
      case 'text':
        return grow({ kind: 'literal', value: token.value, offset: token.offset, length: token.length })
      case 'name':
        return parseWord(token, token.value)
      case 'sign':
        return parseSign(token, token.value)
      case 'end':
        return failUnexpected(token, 'a value', valueHint)
    }
  }

  function parseWord(token: Token, word: string): Node {
    const span = { offset: token.offset, length: token.length }
    if (constants.has(word)) return grow({ kind: 'literal', value: constants.get(word), ...span })
    if (cursor.isAt('(')) return grow(parseCall(span, word))
    if (word === 'in') return failUnexpected(token, 'a value before it', valueHint)
    const follower = cursor.peek()
    // `not ready` is a habit, `not.x` would be the member of an unknown name: only a word before a value is told apart.
    const isBeforeValue = follower.kind !== 'sign' && follower.kind !== 'end' && !cursor.isAt('in')
    if (isBeforeValue && valueHint(word) !== undefined) failUnexpected(token, 'a value', valueHint)
    return grow({ kind: 'name', name: word, ...span })
  }

  function parseCall(span: Span, name: string): CallNode {
    cursor.next()
    const parameters = parseItems(')', 'to close the arguments')
    return { kind: 'call', name, parameters, ...span }
  }

  /** Reads values with commas between them, and one more comma at will, up to the closing sign, which it steps over. */
  function parseItems(closing: string, purpose: string): Node[] {
    const items: Node[] = []
    while (!cursor.isAt(closing)) {
      items.push(parseOperand(0))
      if (!cursor.skip(',')) break
    }
    cursor.expect(closing, purpose)
    return items
  }

  function parseSign(token: Token, sign: string): Node {
    switch (sign) {
      case '(': {
        const inner = parseOperand(0)
        cursor.expect(')', 'to close the parenthesis')
        grouped.add(inner)
        return inner
      }
      case '[': {
        const items = parseItems(']', 'to close the list')
        return grow({ kind: 'list', items, offset: token.offset, length: lengthFrom(token) })
      }
      case '{':
        return grow(parseObject(token))
      case '!':
      case '-':
      case '+': {
        const operand = parseOperand(unaryPower)
        return grow({ kind: 'unary', operator: sign, operand, ...spanOf(token, operand) })
      }
      default:
        return failUnexpected(token, 'a value', valueHint)
    }
  }

  function lengthFrom(start: Span): number {
    const last = cursor.previous()
    return last.offset + last.length - start.offset
  }

  function parseObject(open: Token): ObjectNode {
    const entries: { key: LiteralNode & { readonly value: string }; value: Node }[] = []
    while (!cursor.isAt('}')) {
      const token = cursor.next()
      if (token.kind === 'sign' && token.value === '{' && entries.length === 0) {
        const message = '`{{` cannot stand here; this is an expression already, so leave out the double braces.'
        failAt(spanOf(open, token), 'expression-syntax', message)
      }
      if (token.kind !== 'name' && token.kind !== 'text') failUnexpected(token, 'a key, as in `{ key: value }`')
      cursor.expect(':', `behind the key, as in \`{ ${token.kind === 'name' ? token.value : 'key'}: value }\``)
      const key = { kind: 'literal', value: token.value, offset: token.offset, length: token.length } as const
      entries.push({ key, value: parseOperand(0) })
      if (!cursor.skip(',')) break
    }
    cursor.expect('}', 'to close the object')
    return { kind: 'object', entries, offset: open.offset, length: lengthFrom(open) }
  }

  function parsePostfix(start: Node): Node {
    let target = start
    for (;;) {
      const sign = cursor.peek()
      if (cursor.isAt('(')) failMemberCall(target, sign)
      if (cursor.skip('?.')) {
        if (cursor.isAt('(')) failMemberCall(target, cursor.peek())
        target = grow(cursor.skip('[') ? parseComputedMember(target) : parseNamedMember(target))
      } else if (cursor.skip('.')) target = grow(parseNamedMember(target))
      else if (cursor.skip('[')) target = grow(parseComputedMember(target))
      else return target
    }
  }

  function parseNamedMember(target: Node): MemberNode {
    const token = cursor.next()
    if (token.kind !== 'name') failUnexpected(token, 'the name of a member')
    const key = grow({ kind: 'literal', value: token.value, offset: token.offset, length: token.length } as const)
    return { kind: 'member', target, key, ...spanOf(target, key) }
  }

  function parseComputedMember(target: Node): MemberNode {
    const key = parseOperand(0)
    const close = cursor.expect(']', 'to close the member')
    return { kind: 'member', target, key, ...spanOf(target, close) }
  }

  const tree = parseOperand(0)
  const rest = cursor.peek()
  if (rest.kind !== 'end') failUnexpected(rest, anOperator, operatorHint)
  return tree
}
