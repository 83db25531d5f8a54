import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

/** Files that read texts from outside, where nothing but the text says what happened; each has its reason. */
export const textsFromOutside: Readonly<Record<string, string>> = {
  'runtime/data/failures.ts': 'servers of the family tell an ended session and a missing table by their texts alone',
  'runtime/registry/loadChunk.ts': 'browsers tell a missing module by the text of a TypeError alone',
  'server/modules/data-source/connect.ts':
    'the driver of PostgreSQL gives no code to what fails before it has connected',
  'server/online/sql/reading/parseText.ts':
    'the parser of PostgreSQL gives no code to a statement that is nested too deeply',
}

const searching = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'match',
  'matchAll',
  'search',
  'indexOf',
  'lastIndexOf',
])
const testing = new Set(['test', 'exec'])
const messages = new Set(['message', 'en', 'zh', 'tw', 'stack'])

/** Whether an expression reads the text of a message, an error or an entry of texts, also through `String(error)`. */
function isMessage(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false
  if (ts.isPropertyAccessExpression(node)) return messages.has(node.name.text) || isTextOfMessage(node)
  if (ts.isIdentifier(node)) return node.text === 'message'
  if (ts.isCallExpression(node)) {
    const {
      expression,
      arguments: [first],
    } = node
    if (ts.isIdentifier(expression) && expression.text === 'String')
      return first !== undefined && ts.isIdentifier(first) && /^(error|failure|cause|reason)$/.test(first.text)
    return ts.isPropertyAccessExpression(expression) && isMessage(expression.expression)
  }
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isMessage(node.expression)
  return false
}

const isTextOfMessage = (node: ts.PropertyAccessExpression): boolean =>
  node.name.text === 'text' && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'message'

const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) && node.text !== ''

function isDecision(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    const [first] = node.arguments
    if (searching.has(name.text)) return isMessage(expression)
    return testing.has(name.text) && isMessage(first)
  }
  if (ts.isSwitchStatement(node)) return isMessage(node.expression)
  if (!ts.isBinaryExpression(node)) return false
  const { kind } = node.operatorToken
  if (kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken)
    return false
  return (isMessage(node.left) && isText(node.right)) || (isMessage(node.right) && isText(node.left))
}

const mayRead = /\bmessage\b|\.(?:en|zh|tw|stack)\b|\bString\(/

/** The decisions on texts in one file. */
export const findMessageDecisions = (file: string, text: string): readonly CodePlace[] =>
  mayRead.test(text) ? findCode(file, text, isDecision) : []

/** The decisions of the product in `root` on the text of a message, but for those on texts from outside. */
export const checkMessages = (root: string): readonly CodePlace[] =>
  globSync('{runtime,widgets,builders,server,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !Object.hasOwn(textsFromOutside, file))
    .flatMap((file) => findMessageDecisions(file, readFileSync(join(root, file), 'utf8')))
