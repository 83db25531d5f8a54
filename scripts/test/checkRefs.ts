import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

/** What calls its function at once: the hooks of React that do while a component is drawn, and the methods of arrays. */
const calledAtOnce = new Set([
  ...['useMemo', 'useState', 'useReducer', 'use'],
  ...[
    'map',
    'flatMap',
    'filter',
    'find',
    'findIndex',
    'forEach',
    'some',
    'every',
    'reduce',
    'sort',
    'toSorted',
    'from',
  ],
])
/** What makes a component of a function. */
const wrappers = new Set(['memo', 'forwardRef'])

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)

const nameOfCallee = ({ expression }: ts.CallExpression): string => {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

const unwrap = (node: ts.Node): ts.Node => (ts.isParenthesizedExpression(node.parent) ? unwrap(node.parent) : node)

/** The name of a function: its own, or that of what it is assigned to. */
function nameOf(node: FunctionNode): string {
  if (node.name) return node.name.text
  const outer = unwrap(node)
  const { parent } = outer
  const named = ts.isCallExpression(parent) && wrappers.has(nameOfCallee(parent)) ? unwrap(parent).parent : parent
  return ts.isVariableDeclaration(named) && ts.isIdentifier(named.name) ? named.name.text : ''
}

const isComponentOrHook = (name: string): boolean => /^(?:use)?[A-Z]/.test(name)

/** Whether a function runs where it stands: one that is called there, or handed to what calls it at once. */
function runsAtOnce(node: FunctionNode): boolean {
  const outer = unwrap(node)
  const { parent } = outer
  if (!ts.isCallExpression(parent)) return false
  return parent.expression === outer || calledAtOnce.has(nameOfCallee(parent))
}

/** Whether a node runs while a component is drawn, and not in an effect or a handler. */
function isDrawing(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isMethodDeclaration(around) || ts.isAccessor(around)) return false
    if (!isFunction(around)) continue
    if (runsAtOnce(around)) continue
    return isComponentOrHook(nameOf(around))
  }
  return false
}

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')

const equals = new Set([ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken])

/** Whether a write fills a ref for the first time: `if (ref.current === null) ref.current = …` draws the same each time. */
function isFirst(target: ts.Expression, write: ts.Node, source: ts.SourceFile): boolean {
  for (let inner = write; inner.parent && !isFunction(inner.parent); inner = inner.parent) {
    const { parent } = inner
    if (!ts.isIfStatement(parent) || parent.thenStatement !== inner || !ts.isBinaryExpression(parent.expression))
      continue
    const { left, right, operatorToken } = parent.expression
    if (equals.has(operatorToken.kind) && isNothing(right) && left.getText(source) === target.getText(source))
      return true
  }
  return false
}

const isCurrent = (node: ts.Expression): boolean => ts.isPropertyAccessExpression(node) && node.name.text === 'current'

/** The ref that a node writes. */
function findTarget(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
    return isAssignment && isCurrent(node.left) ? node.left : undefined
  }
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return undefined
  const isStep = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
  return isStep && isCurrent(node.operand) ? node.operand : undefined
}

/** The writes of refs in one file while its components are drawn. */
export function findRefWrites(file: string, text: string): readonly CodePlace[] {
  if (!/\.current\b/.test(text)) return []
  return findCode(file, text, (node, source) => {
    const target = findTarget(node)
    return target !== undefined && isDrawing(node) && !isFirst(target, node, source)
  })
}

/**
 * The writes of refs in the product in `root` while components are drawn. React may draw and throw away: a ref would
 * then hold what nobody ever saw. `useLatest` writes once a drawing is shown; effects call what `useEffectEvent` gives.
 */
export const checkRefs = (root: string): readonly CodePlace[] =>
  globSync('{runtime,widgets,builders}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    findRefWrites(file, readFileSync(join(root, file), 'utf8')),
  )
