import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

/** Whether a regular expression takes more than twice the time for a text of twice the length. */
function isSlow(node: ts.Node): boolean {
  if (!ts.isRegularExpressionLiteral(node)) return false
  const end = node.text.lastIndexOf('/')
  const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
  return reports.length > 0
}

/** The regular expressions in one file whose time grows faster than the text. */
export const findSlowExpressions = (file: string, text: string): readonly CodePlace[] => findCode(file, text, isSlow)

/** The regular expressions of the server in `root` whose time grows faster than the text: strangers send it texts. */
export const checkLinear = (root: string): readonly CodePlace[] =>
  globSync('server/**/*.ts', { cwd: root }).flatMap((file) =>
    findSlowExpressions(file, readFileSync(join(root, file), 'utf8')),
  )
