import type { Node } from './ast.ts'
import { readTree } from './expression.ts'
import { attempt } from './failure.ts'
import { readParts } from './template.ts'
import { readTokens } from './tokens.ts'

/** The tree of a formula, or those of a template's formulas; none where it has mistakes. */
export function readTrees(source: string, kind: 'expression' | 'template', names: readonly string[]): readonly Node[] {
  if (kind === 'template') {
    const read = readParts(source, { names })
    return read.ok ? read.parts.flatMap((part) => (part.kind === 'tree' ? [part.tree] : [])) : []
  }
  const tokens = attempt(() => readTokens(source, 0, false).tokens)
  if (!tokens.ok || tokens.value.length === 1) return []
  const read = readTree(tokens.value, { names })
  return read.ok ? [read.tree] : []
}
