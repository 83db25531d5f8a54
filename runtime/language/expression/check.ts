import { type CallNode, childrenOf, type LiteralNode, type NameNode, type Node } from './ast.ts'
import { itemName } from './compile.ts'
import { errorAt } from './failure.ts'
import type { FunctionDefinition } from './functions/define.ts'
import { findFunction, functionTable } from './functions/table.ts'
import { hints } from './hints.ts'
import { findNearest, listWords } from './suggest.ts'
import type { ExpressionError } from './types.ts'
import { isForbiddenName } from './values.ts'

const functionNames = functionTable.map((definition) => definition.name)

/** The sentence with its full stop, where it does not end with a question mark. */
const endSentence = (sentence: string): string => (sentence.endsWith('?') ? sentence : `${sentence}.`)

function checkName({ name, ...span }: NameNode, names: readonly string[]): ExpressionError | undefined {
  if (names.includes(name) && !isForbiddenName(name)) return undefined
  const own = findFunction(name)
  const mistake = hints().names.get(name)
  const nearest = findNearest(name, names)
  let advice = `the names here are ${listWords(names)}`
  if (own !== undefined) advice = `it is a function, called as \`${own.signature}\``
  else if (mistake !== undefined) advice = mistake
  else if (nearest !== undefined) advice = `did you mean \`${nearest}\`?`
  const message = `\`${name}\` is not a name here; ${advice}`
  return errorAt(span, 'expression-unknown-name', endSentence(message))
}

function countArguments({ min, max }: FunctionDefinition): string {
  if (max === Number.POSITIVE_INFINITY) return `at least ${min} ${min === 1 ? 'argument' : 'arguments'}`
  if (max === 0) return 'no arguments'
  if (min !== max) return `${min} ${max === min + 1 ? 'or' : 'to'} ${max} arguments`
  return `${max} ${max === 1 ? 'argument' : 'arguments'}`
}

function checkCall(node: CallNode, names: readonly string[]): ExpressionError | undefined {
  const { name, parameters, offset, length } = node
  const definition = findFunction(name)
  if (definition === undefined) {
    const nearest = hints().functions.get(name) ?? findNearest(name, functionNames)
    let advice = `only functions of the table can be called, such as \`len\``
    if (names.includes(name)) advice = 'it is a value, which cannot be called'
    else if (hints().names.has(name)) advice = hints().names.get(name) ?? advice
    else if (nearest !== undefined) advice = `did you mean \`${nearest}\`?`
    const message = `\`${name}\` is not a function; ${advice}`
    return errorAt({ offset, length }, 'expression-unknown-function', endSentence(message))
  }
  if (parameters.length >= definition.min && parameters.length <= definition.max) return undefined
  const message = `\`${name}\` takes ${countArguments(definition)}, not ${parameters.length}: \`${definition.signature}\`.`
  return errorAt({ offset, length }, 'expression-arguments', message)
}

function checkKey({ value, offset, length }: LiteralNode): ExpressionError | undefined {
  if (typeof value !== 'string' || !isForbiddenName(value)) return undefined
  const message = `\`${value}\` can never be read or made, as it leads from data to code; use a member of another name.`
  return errorAt({ offset, length }, 'expression-forbidden-name', message)
}

/** Finds what is wrong with a tree that could be parsed: names, functions, their arguments and forbidden members. */
export function check(node: Node, names: readonly string[]): readonly ExpressionError[] {
  const own: (ExpressionError | undefined)[] = []
  if (node.kind === 'name') own.push(checkName(node, names))
  if (node.kind === 'call') own.push(checkCall(node, names))
  if (node.kind === 'member' && node.key.kind === 'literal') own.push(checkKey(node.key))
  if (node.kind === 'object') own.push(...node.entries.map((entry) => checkKey(entry.key)))
  const errors = own.filter((error) => error !== undefined)
  const formula = node.kind === 'call' ? findFunction(node.name)?.formula : undefined
  const children = childrenOf(node)
  return [
    ...errors,
    ...children.flatMap((child, index) => check(child, index === formula ? [...names, itemName] : names)),
  ]
}
