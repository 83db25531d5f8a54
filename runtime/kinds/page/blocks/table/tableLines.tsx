import type { Field } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { TableColumn } from '../../../../table/index.ts'
import type { ListLineFields } from '../../../list/index.ts'

/** Values of a record beside its name, where there is room for a few lines. */
const most = 8
/** Columns that fit a phone beside each other. */
const few = 3

const toLineField = ({ id, title, render, cellClass }: TableColumn<DataRecord>) => ({
  name: id,
  label: title,
  field: undefined,
  View: undefined,
  // It opens no record of a list.
  isLink: true,
  draw: (record: DataRecord) => {
    const tone = cellClass?.(record)
    return tone === undefined ? render(record, 0) : <span className={tone}>{render(record, 0)}</span>
  },
})

type Fields = Readonly<Record<string, Pick<Field, 'props'>>>

/** Whether a field holds one of a few values, which many records share. */
const isChoice = (field: Fields[string] | undefined): boolean =>
  field?.props?.dict !== undefined || field?.props?.options !== undefined

/** Whether a phone has no room for the columns beside each other. */
export const needsLines = (columns: readonly unknown[]): boolean => columns.length > few

/**
 * The columns of a table as the parts of a line: the first text that is no choice among a few names the record, the
 * others follow with their titles.
 */
export function toTableLines(columns: readonly TableColumn<DataRecord>[], fields: Fields): ListLineFields {
  const texts = columns.filter(({ isWhole }) => !isWhole)
  const title = texts.find(({ id }) => !isChoice(fields[id])) ?? texts[0] ?? columns[0]
  return {
    title: title && toLineField(title),
    subtitle: undefined,
    body: undefined,
    image: undefined,
    fields: columns
      .filter((column) => column !== title)
      .slice(0, most)
      .map(toLineField),
    tags: [],
  }
}
