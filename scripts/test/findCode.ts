import ts from 'typescript'

/** A place of the code, its line and its column counted from 1. */
export interface CodePlace {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly code: string
}

/** The places in one file of all that `isFound` says yes to. */
export function findCode(
  file: string,
  text: string,
  isFound: (node: ts.Node, source: ts.SourceFile) => boolean,
): readonly CodePlace[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: CodePlace[] = []
  const visit = (node: ts.Node): void => {
    if (isFound(node, source)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ file, line: line + 1, column: character + 1, code: node.getText(source) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
