import ts from 'typescript'

/** A replacement of a part of a file, in characters of its text. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** Finds the places where one kind of slip can be made. */
interface Operator {
  readonly id: string
  replace(node: ts.Node, source: ts.SourceFile): Replacement | undefined
}

const comparisons = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
])
const equalities = new Map([
  ['===', '!=='],
  ['!==', '==='],
])
const connectives = new Map([
  ['&&', '||'],
  ['||', '&&'],
])
const sums = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
])
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
])
const manyOrMore = 100
const dropped = new Set(['filter', 'toSorted', 'toReversed', 'trim', 'toLowerCase', 'reverse', 'sort'])

const over = (node: ts.Node, source: ts.SourceFile, to: string): Replacement => ({
  start: node.getStart(source),
  end: node.getEnd(),
  to,
})

/** Replaces the sign of a binary expression by the one that the table names. */
const swap = (id: string, signs: ReadonlyMap<string, string>, fits = (_: ts.BinaryExpression) => true): Operator => ({
  id,
  replace(node, source) {
    if (!ts.isBinaryExpression(node) || !fits(node)) return undefined
    const to = signs.get(node.operatorToken.getText(source))
    return to === undefined ? undefined : over(node.operatorToken, source, to)
  },
})

/** A sum of texts has no other sign. */
const isArithmetic = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind !== ts.SyntaxKind.PlusToken || ts.isNumericLiteral(left) || ts.isNumericLiteral(right)

function findCondition(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  return ts.isConditionalExpression(node) ? node.condition : undefined
}

/** The slips that are made, each by one line. */
export const operators: readonly Operator[] = [
  swap('comparison', comparisons),
  swap('equality', equalities),
  swap('connective', connectives),
  swap('arithmetic', sums, isArithmetic),
  {
    id: 'condition',
    replace(node, source) {
      const condition = findCondition(node)
      return condition && over(condition, source, `!(${condition.getText(source)})`)
    },
  },
  {
    id: 'number',
    replace(node, source) {
      if (!ts.isNumericLiteral(node) || ts.isPropertyName(node.parent)) return undefined
      // One more of many, such as milliseconds, is nothing that anybody could see; a digit more is.
      const value = Number(node.text)
      return over(node, source, String(value < manyOrMore ? value + 1 : value * 10))
    },
  },
  {
    id: 'boolean',
    replace(node, source) {
      if (node.kind === ts.SyntaxKind.TrueKeyword) return over(node, source, 'false')
      return node.kind === ts.SyntaxKind.FalseKeyword ? over(node, source, 'true') : undefined
    },
  },
  {
    id: 'statement',
    replace(node, source) {
      if (!ts.isExpressionStatement(node)) return undefined
      const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
      return ts.isCallExpression(call) ? over(node, source, '{}') : undefined
    },
  },
  {
    id: 'await',
    replace(node, source) {
      if (!ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return undefined
      return over(node.expression, source, node.expression.expression.getText(source))
    },
  },
  {
    id: 'method',
    replace(node, source) {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
      const to = methods.get(node.expression.name.text)
      return to === undefined ? undefined : over(node.expression.name, source, to)
    },
  },
  {
    id: 'call',
    replace(node) {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
      if (!dropped.has(node.expression.name.text)) return undefined
      return { start: node.expression.expression.getEnd(), end: node.getEnd(), to: '' }
    },
  },
]
