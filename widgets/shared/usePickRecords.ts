import { type DataRecord, useKeepTableText, usePicker, useSetSiblings } from '../../runtime/index.ts'
import { joinList, toText } from './values.ts'

export interface PickRecords {
  readonly page: string
  readonly title: string
  readonly multiple: boolean
  /** The field that is stored of a record. */
  readonly value: string
  /** The field that names a record. */
  readonly label: string
  /** The table by which stored values get their names, as `table,text,code`. */
  readonly table?: string | undefined
  /** Other fields of the form, each with the field of the records that fills it; several are joined by commas. */
  readonly fills?: Readonly<Record<string, string>> | undefined
  /** Told the names of the records that were chosen, by what is stored of them. */
  readonly onNames?: (names: ReadonlyMap<string, string>) => void
}

const texts = (records: readonly DataRecord[], field: string): readonly string[] =>
  records.map((record) => toText(record[field]))

/** Opens a picker page and gives what is stored of the records that were chosen; null when it was dismissed. */
export function usePickRecords({ page, title, multiple, value, label, table, fills, onNames }: PickRecords) {
  const pick = usePicker()
  const keepName = useKeepTableText(table ?? '')
  const setSiblings = useSetSiblings()
  return async (selected: readonly string[]): Promise<readonly string[] | null> => {
    const records = await pick({ page, multiple, selected, value, title })
    if (!records) return null
    for (const record of records) {
      const name = toText(record[label])
      if (table !== undefined && name !== '') keepName(toText(record[value]), name)
    }
    onNames?.(new Map(records.map((record) => [toText(record[value]), toText(record[label])])))
    const filled = Object.entries(fills ?? {})
    if (filled.length > 0)
      setSiblings?.(
        Object.fromEntries(filled.map(([field, source]) => [field, joinList(texts(records, source)) ?? null])),
      )
    return texts(records, value).filter((key) => key !== '')
  }
}
