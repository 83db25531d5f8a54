import { useDictionary, useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { ChoiceTexts } from '../shared/ChoiceTexts.tsx'
import { isCompleteTable, isTableCode } from '../shared/tableCode.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList, toText } from '../shared/values.ts'
import type { DictSearchSelectProps } from './props.ts'

type Props = ViewProps<string, DictSearchSelectProps>

export const DictSearchSelectView = (view: Props) =>
  isTableCode(view.props.dict) ? <TableView {...view} /> : <PlainView {...view} />

const PlainView = ({ value, props }: Props) => <ChoiceTexts choices={useDictionary(props.dict).items} value={value} />

function TableView({ value, props: { dict, multiple = false } }: Props) {
  const text = toText(value)
  const values = multiple ? splitList(value) : text === '' ? [] : [text]
  // A table that is named wrongly is not asked: the values stand for themselves.
  const texts = useTableTexts(dict, isCompleteTable(dict) ? values : [])
  return textCell((isCompleteTable(dict) ? texts : values).join(', '))
}
