import ts from 'typescript'
import type { Mutation } from './mutation.ts'
import { operators } from './operators.ts'

/** Types, imports and markup attributes hold no behaviour that a test could hold on to. */
function isLeftOut(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isJsxAttribute(node) && node.name.getText() === 'style')
  )
}

/** All mutations of a source file that keep to one line. */
export function findMutations(file: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    for (const { id, replace } of operators) {
      const replacement = replace(node, source)
      if (replacement !== undefined) add(id, replacement)
    }
    ts.forEachChild(node, visit)
  }
  const add = (operator: string, { start, end, to }: { start: number; end: number; to: string }): void => {
    const { line } = source.getLineAndCharacterOfPosition(start)
    if (source.getLineAndCharacterOfPosition(end).line !== line) return
    const lineStart = source.getPositionOfLineAndCharacter(line, 0)
    const lineEnd = source.getLineEndOfPosition(start)
    const whole = text.slice(lineStart, lineEnd).trim()
    found.push({ file, line: line + 1, operator, start, end, from: text.slice(start, end), to, text: whole })
  }
  visit(source)
  return found
}
