import type { CallNode, ChoiceNode, LogicalNode, MemberNode, Node, ObjectNode } from './ast.ts'
import { type Budget, spend } from './budget.ts'
import { findFunction } from './functions/table.ts'
import { binaryOperations, unaryOperations } from './operators.ts'
import type { Scope } from './types.ts'
import { admit, isNothing, isPlainObject, readMember, type Value } from './values.ts'

/** The name of the item that a formula of a function is about. */
export const itemName = 'item'

/** What one evaluation works with. */
export interface Frame {
  readonly scope: Scope
  readonly budget: Budget
  /** The item that a formula of a function is about; it stands before that of the scope. */
  readonly item?: { readonly value: Value }
}

/** A compiled node: each run takes a step from the budget. */
export type Run = (frame: Frame) => Value

function compileObject(node: ObjectNode): Run {
  const entries = node.entries.map((entry) => [entry.key.value, compileNode(entry.value)] as const)
  return (frame) => Object.fromEntries(entries.map(([key, run]) => [key, run(frame)]))
}

function compileMember(node: MemberNode): Run {
  const target = compileNode(node.target)
  const key = compileNode(node.key)
  return (frame) => readMember(target(frame), key(frame))
}

function compileLogical(node: LogicalNode): Run {
  const left = compileNode(node.left)
  const right = compileNode(node.right)
  const isDecided = {
    '&&': (value: Value) => !value,
    '||': (value: Value) => Boolean(value),
    '??': (value: Value) => !isNothing(value),
  }[node.operator]
  return (frame) => {
    const value = left(frame)
    return isDecided(value) ? value : right(frame)
  }
}

function compileChoice(node: ChoiceNode): Run {
  const condition = compileNode(node.condition)
  const accepted = compileNode(node.accepted)
  const refused = compileNode(node.refused)
  return (frame) => (condition(frame) ? accepted(frame) : refused(frame))
}

function compileCall(node: CallNode): Run {
  const parameters = node.parameters.map(compileNode)
  const definition = findFunction(node.name)
  if (definition === undefined) throw new Error(`The function ${node.name} was not checked before it was compiled.`)
  const { formula } = definition
  const formulaOf = formula === undefined ? undefined : parameters[formula]
  return (frame) => {
    const values = parameters.map((run, index) => (index === formula ? undefined : run(frame)))
    return definition.run(values, frame.budget, (value) => formulaOf?.({ ...frame, item: { value } }))
  }
}

function compileBody(node: Node): Run {
  switch (node.kind) {
    case 'literal':
      return () => node.value
    case 'name':
      return ({ scope, item }) => {
        if (item !== undefined && node.name === itemName) return item.value
        const names = admit(scope)
        return isPlainObject(names) ? readMember(names, node.name) : undefined
      }
    case 'list': {
      const items = node.items.map(compileNode)
      return (frame) => items.map((run) => run(frame))
    }
    case 'object':
      return compileObject(node)
    case 'member':
      return compileMember(node)
    case 'unary': {
      const operand = compileNode(node.operand)
      const operation = unaryOperations[node.operator]
      return (frame) => operation(operand(frame))
    }
    case 'binary': {
      const left = compileNode(node.left)
      const right = compileNode(node.right)
      const operation = binaryOperations[node.operator]
      return (frame) => operation(left(frame), right(frame), frame.budget)
    }
    case 'logical':
      return compileLogical(node)
    case 'choice':
      return compileChoice(node)
    case 'call':
      return compileCall(node)
  }
}

/** Compiles a checked tree to closures. */
export function compileNode(node: Node): Run {
  const run = compileBody(node)
  return (frame) => {
    spend(frame.budget)
    return run(frame)
  }
}
