import { useKeyedRecords, type ViewProps } from '../../runtime/index.ts'
import { recordText } from '../shared/recordText.ts'
import { textCell, textValue } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { PopupDictProps } from './props.ts'
import { reportRows } from './reportRows.ts'

type Props = ViewProps<string, PopupDictProps>

function useNames({ value, props }: Props): string {
  const keys = splitList(value)
  const records = useKeyedRecords(reportRows(props), keys)
  return keys
    .map((key, index) => {
      const record = records[index]
      return (record && recordText(record, props.label)) || key
    })
    .join(', ')
}

export const PopupDictView = (view: Props) => textValue(useNames(view))

export const PopupDictCell = (view: Props) => textCell(useNames(view))
