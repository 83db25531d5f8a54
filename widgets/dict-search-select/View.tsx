import { useDictionary, useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { ChoiceTexts } from '../shared/ChoiceTexts.tsx'
import { namesCell } from '../shared/namesCell.tsx'
import { isCompleteTable, isTableCode } from '../shared/tableCode.ts'
import { splitList, toText } from '../shared/values.ts'
import type { DictSearchSelectProps } from './props.ts'

type Props = ViewProps<string, DictSearchSelectProps>

export const DictSearchSelectView = (view: Props) =>
  isTableCode(view.props.dict) ? <TableView {...view} /> : <PlainView {...view} />

function PlainView({ value, props }: Props) {
  const { items, status } = useDictionary(props.dict)
  return <ChoiceTexts choices={items} isAwaited={status === 'loading'} value={value} />
}

function TableView({ value, props: { dict, multiple = false } }: Props) {
  const text = toText(value)
  const values = multiple ? splitList(value) : text === '' ? [] : [text]
  // A table that is named wrongly is not asked: the values stand for themselves.
  const texts = useTableTexts(dict, isCompleteTable(dict) ? values : [])
  return namesCell(isCompleteTable(dict) ? texts : values)
}
