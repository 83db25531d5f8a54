import { useKeyedRecords, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { namesValue } from '../shared/namesValue.tsx'
import { recordText } from '../shared/recordText.ts'
import { splitList } from '../shared/values.ts'
import type { PopupDictProps } from './props.ts'
import { reportRows } from './reportRows.ts'

type Props = ViewProps<string, PopupDictProps>

function useNames({ value, props }: Props): readonly string[] {
  const keys = splitList(value)
  const records = useKeyedRecords(reportRows(props), keys)
  return keys.map((key, index) => {
    const { record, isAwaited = false } = records[index] ?? {}
    return (record && recordText(record, props.label)) || (isAwaited ? '' : key)
  })
}

export const PopupDictView = (view: Props) => namesValue(useNames(view))

export const PopupDictCell = (view: Props) => namesCell(useNames(view))
