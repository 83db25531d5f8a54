import { PrintedPage } from '../../../print/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import './listSheet.css'

export interface ListSheetProps {
  readonly title: string
  readonly columns: readonly ListColumn[]
  readonly records: readonly DataRecord[]
  readonly keyOf: (record: DataRecord) => string
  /** How deep a record stands in its tree, from 1. */
  readonly levelOf?: ((record: DataRecord) => number) | undefined
  readonly onDone?: (() => void) | undefined
}

/** A list on paper: all of its rows with the columns that show, and nothing to press. */
export function ListSheet({ title, columns, records, keyOf, levelOf, onDone }: ListSheetProps) {
  const shown = columns.filter(({ isShown }) => isShown).map(({ column }) => column)
  return (
    <PrintedPage title={title} {...(onDone ? { onDone } : {})}>
      <table className="pw-list-sheet">
        <thead>
          <tr>
            {shown.map(({ id, title: name, align }) => (
              <th key={id} scope="col" data-align={align}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            <tr key={keyOf(record)}>
              {shown.map(({ id, align, render }, place) => (
                <td
                  key={id}
                  data-align={align}
                  style={place === 0 && levelOf ? { paddingInlineStart: `${levelOf(record) * 12}pt` } : undefined}
                >
                  {render(record, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedPage>
  )
}
