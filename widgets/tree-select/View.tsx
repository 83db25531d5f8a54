import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { TreeSelectProps } from './props.ts'
import { useTree } from './useTree.ts'
import { useTreeTexts } from './useTreeTexts.ts'

export function TreeSelectView({ value, props }: ViewProps<string, TreeSelectProps>) {
  const values = splitList(value)
  // Rows of a table are asked for by their keys, without the tree around them.
  const { nodes } = useTree(props, props.dict === undefined && values.length > 0)
  return textCell(useTreeTexts(props, nodes, values).join(', '))
}
