import type { ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import type { TreeSelectProps } from './props.ts'
import { useNodes } from './useNodes.ts'
import { useNodeTexts } from './useNodeTexts.ts'

export function TreeSelectView({ value, props }: ViewProps<string, TreeSelectProps>) {
  const values = splitList(value)
  // Rows of a table are asked for by their keys, without the tree around them.
  const { nodes } = useNodes(props, props.dict === undefined && values.length > 0)
  return namesCell(useNodeTexts(props, nodes, values))
}
