import type { CallNode, Node } from '../expression/ast.ts'
import type { FunctionDefinition } from '../expression/functions/define.ts'
import type { Shape } from './shape.ts'

/** An argument that a function can do nothing with. */
export interface Misuse {
  readonly name: string
  readonly shape: Shape
  readonly offset: number
  readonly message: string
}

const isWord = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z_]\w*$/.test(text)

const example = '<name>'

/** A name in the place of numbers, or records, whose numbers stand in one of their fields. */
function findNoNumber({ name, parameters, offset }: CallNode, list: Shape | undefined): Misuse | undefined {
  const text = parameters.find((node) => node.kind === 'literal' && isWord(node.value))
  const word = text?.kind === 'literal' ? String(text.value) : undefined
  const isOfRecords = list?.item?.members !== undefined && parameters.length === 1
  if (word === undefined && !isOfRecords) return undefined
  const taken = word === undefined ? 'these are records' : `\`'${word}'\` is a text`
  return {
    name: `${name} ${word}`,
    shape: {},
    offset: text?.offset ?? offset,
    message: `\`${name}\` takes numbers, and ${taken}; those of a field of rows are \`${name}(pluck(rows, '${word ?? example}'))\``,
  }
}

/** A name in the place of a formula: it would give the same for every item. */
function findNoFormula({ name, parameters }: CallNode, formula: Node | undefined): Misuse | undefined {
  if (formula?.kind !== 'literal' || !isWord(formula.value)) return undefined
  const rest = parameters.length > 2 ? ', …' : ''
  return {
    name: `${name} ${formula.value}`,
    shape: {},
    offset: formula.offset,
    message: `\`${name}\` takes a formula over \`item\`, and a text is the same for every one; write \`${name}(…, item.${formula.value}${rest})\``,
  }
}

/** The first argument of a call that cannot be meant: nothing is read by it, and the call gives nothing of use. */
export function findMisuse(
  call: CallNode,
  { signature, formula }: FunctionDefinition,
  list: Shape | undefined,
): Misuse | undefined {
  if (signature.includes('...numbers')) return findNoNumber(call, list)
  return formula === undefined ? undefined : findNoFormula(call, call.parameters[formula])
}
