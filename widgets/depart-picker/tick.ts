import type { TreeNode } from '../../runtime/index.ts'

interface TickOptions {
  readonly multiple: boolean
  readonly cascade: boolean
}

function below(nodes: readonly TreeNode[], value: string): readonly string[] {
  const children = nodes.filter((node) => node.parent === value)
  return children.flatMap((child) => [child.value, ...below(nodes, child.value)])
}

/**
 * The departments that are ticked after one was ticked or cleared; where one may be chosen only the newest stays
 * (specification 4).
 */
export function tick(
  nodes: readonly TreeNode[],
  ticked: readonly string[],
  { value, isTicked }: { readonly value: string; readonly isTicked: boolean },
  { multiple, cascade }: TickOptions,
): readonly string[] {
  if (!multiple) return isTicked ? [value] : []
  const meant = cascade ? [value, ...below(nodes, value)] : [value]
  return isTicked ? [...new Set([...ticked, ...meant])] : ticked.filter((other) => !meant.includes(other))
}
