import { useTableTexts } from '../shared/tableTexts.ts'
import type { TreeSelectProps } from './props.ts'
import { type TreeNode, treeTitles } from './treeNode.ts'

/** What people read for values; those of a table whose rows are not loaded yet are asked for. */
export function useTreeTexts(
  { dict }: TreeSelectProps,
  nodes: readonly TreeNode[],
  values: readonly string[],
): readonly string[] {
  const known = new Set(nodes.map((node) => node.value))
  const missing = dict === undefined ? [] : values.filter((value) => !known.has(value))
  const texts = useTableTexts(dict ?? '', missing)
  return treeTitles(nodes, values).map((title, index) => {
    const asked = missing.indexOf(values[index] ?? '')
    return asked < 0 ? title : (texts[asked] ?? title)
  })
}
