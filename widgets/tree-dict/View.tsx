import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { isCompleteTable } from '../shared/tableCode.ts'
import { chosenRows } from './chosenRows.ts'
import type { TreeDictProps } from './props.ts'

export function TreeDictView({ value, props }: ViewProps<string, TreeDictProps>) {
  const { dict } = props
  const values = chosenRows(value, props)
  // A table that is named wrongly is not asked: the values stand for themselves.
  const texts = useTableTexts(dict, isCompleteTable(dict) ? values : [])
  return namesCell(isCompleteTable(dict) ? texts : values)
}
