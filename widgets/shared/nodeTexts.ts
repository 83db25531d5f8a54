import type { TreeNode } from '../../runtime/index.ts'

/** The values whose nodes are not loaded, so that their texts have to be asked for. */
export function missingValues(nodes: readonly TreeNode[], values: readonly string[]): readonly string[] {
  const known = new Set(nodes.map((node) => node.value))
  return values.filter((value) => !known.has(value))
}

/** What people read for values: the titles of loaded nodes, else the texts that were asked for. */
export function nodeTexts(
  nodes: readonly TreeNode[],
  values: readonly string[],
  missingTexts: { readonly values: readonly string[]; readonly texts: readonly string[] },
): readonly string[] {
  const titles = new Map([
    ...missingTexts.values.map((value, index) => [value, missingTexts.texts[index] ?? value] as const),
    ...nodes.map((node) => [node.value, node.title] as const),
  ])
  return values.map((value) => titles.get(value) ?? value)
}
