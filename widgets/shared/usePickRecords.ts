import { useState } from 'react'
import {
  type DataRecord,
  type EditProps,
  type KeyedSource,
  useKeepTableText,
  useKeyedRecords,
  usePicker,
  useSiblingValue,
  useTableTexts,
} from '../../runtime/index.ts'
import { recordText } from './recordText.ts'
import { textsByKey } from './textsByKey.ts'
import type { Fills } from './toFilled.ts'
import { useFilled } from './useFilled.ts'
import { joinList, splitList, toText } from './values.ts'

export interface PickRecords {
  readonly page: string
  /** The title of the dialog; that of the picker page when left out. */
  readonly title?: string
  readonly multiple: boolean
  /** The field that is stored of a record. */
  readonly value: string
  /** The field that names a record. */
  readonly label: string
  /** The table by which stored values get their names, as `table,text,code`. */
  readonly table?: string | undefined
  /** The source of the records, where they are asked for by their values; it gives names and what fills other fields. */
  readonly linked?: KeyedSource | undefined
  /** The field of the form that holds the names beside the values; it gives the names where no table does. */
  readonly textField?: string | undefined
  /** Other fields of the form, each with the field of the records that fills it; several are joined by commas. */
  readonly fills?: Fills | undefined
  /** The width of the dialog in pixels; that of selectors when left out. */
  readonly width?: number | undefined
  /** What narrows the records besides the filter of the picker page. */
  readonly filter?: DataRecord | undefined
}

/** What is chosen, and the two ways in which a person changes it. */
export interface PickedRecords {
  readonly keys: readonly string[]
  /** The names of the records, in the order of their keys; empty while they are awaited. */
  readonly names: readonly string[]
  /** The records that are known, by their keys. */
  readonly records: ReadonlyMap<string, DataRecord>
  /** Opens the picker page; nothing changes when it is dismissed. */
  readonly choose: () => Promise<void>
  readonly onKeys: (keys: readonly string[]) => void
}

const none: readonly string[] = []
const noFills: Fills = {}

/** Records that are chosen on a picker page, stored by a field of theirs; other fields are filled along. */
export function usePickRecords(
  edit: Pick<EditProps<string, unknown>, 'value' | 'onChange'>,
  { page, title, multiple, value, label, table, linked, textField, fills = noFills, width, ...request }: PickRecords,
): PickedRecords {
  const pick = usePicker()
  const keepName = useKeepTableText(table ?? '')
  const keys = splitList(edit.value)
  const [known, setKnown] = useState<ReadonlyMap<string, DataRecord>>(new Map())
  const found = useTableTexts(table ?? '', table === undefined ? none : keys)
  const beside = textsByKey(keys, useSiblingValue(textField))
  // Where nothing else gives names, those of the records that were chosen here are known at least.
  const linkedRecords = useKeyedRecords(linked, linked === undefined ? none : keys)
  const records = new Map(
    keys.flatMap((key, index) => {
      const record = known.get(key) ?? linkedRecords[index]?.record
      return record ? [[key, record] as const] : []
    }),
  )
  const nameOf = (record: DataRecord | undefined): string => (record ? recordText(record, label) : '')
  const own = keys.map(
    (key, index) => beside.get(key) || nameOf(records.get(key)) || (linkedRecords[index]?.isAwaited ? '' : key),
  )
  const names = table === undefined ? own : found
  const ownFills = textField === undefined ? fills : { ...fills, [textField]: label }
  const fill = useFilled({ before: keys, fills: ownFills, label, names })

  const store = (next: readonly string[], records: ReadonlyMap<string, DataRecord>) => {
    fill(next, records)
    edit.onChange(joinList(next))
  }
  const choose = async () => {
    const records = await pick({
      page,
      multiple,
      selected: keys,
      value,
      ...(title === undefined ? {} : { title }),
      ...(width === undefined ? {} : { width }),
      ...(request.filter === undefined ? {} : { filter: request.filter }),
    })
    if (!records) return
    const keyOf = (record: DataRecord) => toText(record[value])
    for (const record of records) {
      const name = toText(record[label])
      if (table !== undefined && name !== '') keepName(keyOf(record), name)
    }
    // A record that was chosen earlier and was not found has its value alone.
    const full = records.filter((record) => Object.keys(record).some((field) => field !== value))
    const next = new Map([...known, ...full.map((record) => [keyOf(record), record] as const)])
    setKnown(next)
    store(
      [...new Set(records.map(keyOf))].filter((key) => key !== ''),
      next,
    )
  }
  return { keys, names, records, choose, onKeys: (next) => store(next, new Map([...known, ...records])) }
}
