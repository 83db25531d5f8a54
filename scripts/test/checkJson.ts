import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

const stopsScript = 'a file that is no JSON ends the script, with the place where it is none'
const standsAlone = 'the worker of scripts takes nothing of the language along, and its own prelude wrote the text'

/** Files that may test for an object, or parse JSON, by themselves; each has its reason. */
export const byThemselves: Readonly<Record<string, string>> = {
  'runtime/language/json.ts': 'gives `isObject` and `parseJson` to everybody else',
  'runtime/scripts/sandbox/sentMessage.ts': standsAlone,
  'runtime/scripts/sandbox/startMachine.ts': standsAlone,
  'scripts/mutate.ts': stopsScript,
  'scripts/test/readCounts.ts': stopsScript,
  'scripts/tool.ts': stopsScript,
}

const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken, AmpersandAmpersandToken, BarBarToken } = ts.SyntaxKind

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node

const isChain = (node: ts.Node, operator: ts.SyntaxKind): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === operator

/** What stands between the operators of a chain such as `a && (b && c)`. */
function toOperands(node: ts.Expression, operator: ts.SyntaxKind): readonly ts.Expression[] {
  const inner = unwrap(node)
  if (!isChain(inner, operator)) return [inner]
  return [...toOperands(inner.left, operator), ...toOperands(inner.right, operator)]
}

/** The whole chain that an operand is part of. */
function toChain(node: ts.Expression, operator: ts.SyntaxKind): ts.Expression {
  const { parent } = node
  return ts.isParenthesizedExpression(parent) || isChain(parent, operator) ? toChain(parent, operator) : node
}

/** What `typeof … === 'object'` asks about, in either order. */
function findTested({ left, right }: ts.BinaryExpression): ts.Expression | undefined {
  const [asked, word] = ts.isTypeOfExpression(left) ? [left, right] : [right, left]
  const isTest = ts.isTypeOfExpression(asked) && ts.isStringLiteralLike(word) && word.text === 'object'
  return isTest ? unwrap(asked.expression) : undefined
}

const isListTest = (node: ts.Expression, tested: string, source: ts.SourceFile): boolean =>
  ts.isCallExpression(node) &&
  node.expression.getText(source) === 'Array.isArray' &&
  node.arguments.length === 1 &&
  node.arguments[0]?.getText(source) === tested

const isNot = (node: ts.Expression): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken

/** Whether a value is tested by `typeof` in a chain that leaves out lists too: what `isObject` says, or its opposite. */
function isObjectTest(node: ts.Node, source: ts.SourceFile): boolean {
  if (!ts.isBinaryExpression(node)) return false
  const { kind } = node.operatorToken
  if (kind !== EqualsEqualsEqualsToken && kind !== ExclamationEqualsEqualsToken) return false
  const tested = findTested(node)?.getText(source)
  if (tested === undefined) return false
  const operator = kind === EqualsEqualsEqualsToken ? AmpersandAmpersandToken : BarBarToken
  return toOperands(toChain(node, operator), operator).some((operand) => {
    if (kind === ExclamationEqualsEqualsToken) return isListTest(operand, tested, source)
    return isNot(operand) && isListTest(unwrap(operand.operand), tested, source)
  })
}

const isJson = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  ((ts.isIdentifier(node) && node.text === 'JSON') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'JSON'))

const isParse = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === 'parse'

/** Whether a node takes the `parse` of JSON, to call it or to hand it on. */
function isParser(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isJson(node.expression) && isParse(node.name)
  if (ts.isElementAccessExpression(node)) return isJson(node.expression) && isParse(node.argumentExpression)
  if (!ts.isBindingElement(node) || !ts.isVariableDeclaration(node.parent.parent)) return false
  return isJson(node.parent.parent.initializer) && isParse(node.propertyName ?? node.name)
}

/** The places in one file that test for an object, or parse JSON, by hand. */
export function findJsonByHand(file: string, text: string): readonly CodePlace[] {
  if (!/\bisArray\b|\bJSON\b/.test(text)) return []
  return findCode(file, text, (node, source) => isParser(node) || isObjectTest(node, source))
}

/**
 * The places of the product in `root` that do by hand what `isObject` and `parseJson` of the language do: what null and
 * lists are, and what a text that is no JSON gives, is said once.
 */
export const checkJson = (root: string): readonly CodePlace[] =>
  globSync('{runtime,widgets,builders,server,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !Object.hasOwn(byThemselves, file))
    .flatMap((file) => findJsonByHand(file, readFileSync(join(root, file), 'utf8')))
