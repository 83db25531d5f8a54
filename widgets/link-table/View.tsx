import { type DataRecord, useKeyedRecords, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { namesValue } from '../shared/namesValue.tsx'
import { recordText } from '../shared/recordText.ts'
import { splitList } from '../shared/values.ts'
import { LinkedCard } from './LinkedCard.tsx'
import { linkedSource } from './linkedSource.ts'
import type { LinkTableProps } from './props.ts'
import './linkTable.css'

type Props = ViewProps<string, LinkTableProps>

interface Linked {
  readonly key: string
  /** Empty while it is awaited. */
  readonly name: string
  /** Null where there is no such record, undefined as long as that is not known. */
  readonly record: DataRecord | null | undefined
}

function useLinked({ value, props }: Props): readonly Linked[] {
  const keys = splitList(value)
  const records = useKeyedRecords(linkedSource(props), keys)
  const [label = 'id'] = props.columns
  return keys.map((key, index) => {
    const { record, isAwaited = false } = records[index] ?? {}
    return { key, record, name: (record && recordText(record, label)) || (isAwaited ? '' : key) }
  })
}

export function LinkTableView(view: Props) {
  const linked = useLinked(view)
  if (view.props.show !== 'card' || linked.length === 0) return namesValue(linked.map(({ name }) => name))
  return (
    <ul className="pw-linked-cards">
      {linked.map(({ key, name, record }) => (
        <li key={key}>
          <LinkedCard name={name} record={record} props={view.props} />
        </li>
      ))}
    </ul>
  )
}

export function LinkTableCell(view: Props) {
  return namesCell(useLinked(view).map(({ name }) => name))
}
