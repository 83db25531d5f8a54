import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

/** Files that make an expression of texts, each with the reason why no person wrote them. */
export const expressionsOfTexts: Readonly<Record<string, string>> = {
  'runtime/language/pattern/compilePattern.ts': 'asks the engine whether it can read a pattern, and never runs it',
  'runtime/language/pattern/characterSet.ts': 'runs the expression of one character on one character',
  'runtime/language/places/schemaWalk.ts': 'the schemas of documents are ours',
  'runtime/language/cron/parseDays.ts': 'put together of forms of days that stand beside it',
  'widgets/cron/model/meaning.ts': 'put together of words that stand beside it',
  'server/http/callCatalogue.ts': 'the paths of routes are ours',
  'server/http/notFound.ts': 'the paths of routes are ours',
  'server/modules/data-source/parseUrl.ts': 'put together of words that stand beside it',
  'server/modules/graph-report/model.ts': 'put together of words that stand beside it',
}

const isRegExp = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'RegExp'

const isConstant = (node: ts.Expression | undefined): boolean =>
  node === undefined || ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)

/** An expression of something else than a text or an expression that stands there. */
const isMade = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  isRegExp(node.expression) &&
  !isConstant(node.arguments?.[0])

/** The expressions in one file that are made of texts. */
export const findMadeExpressions = (file: string, text: string): readonly CodePlace[] =>
  text.includes('RegExp') ? findCode(file, text, isMade) : []

/**
 * The expressions of the product in `root` that are made of texts. What a person wrote is asked through `compilePattern`
 * alone, which never takes longer than it may.
 */
export const checkPatterns = (root: string): readonly CodePlace[] =>
  globSync('{runtime,widgets,builders,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !Object.hasOwn(expressionsOfTexts, file))
    .flatMap((file) => findMadeExpressions(file, readFileSync(join(root, file), 'utf8')))
