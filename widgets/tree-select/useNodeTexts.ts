import { type TreeNode, useTableTexts } from '../../runtime/index.ts'
import { missingValues, nodeTexts } from '../shared/nodeTexts.ts'
import type { TreeSelectProps } from './props.ts'

const none: readonly string[] = []

/** What people read for values; those of a table whose rows are not loaded yet are asked for. */
export function useNodeTexts(
  { dict }: TreeSelectProps,
  nodes: readonly TreeNode[],
  values: readonly string[],
): readonly string[] {
  const missing = dict === undefined ? none : missingValues(nodes, values)
  return nodeTexts(nodes, values, { values: missing, texts: useTableTexts(dict ?? '', missing) })
}
