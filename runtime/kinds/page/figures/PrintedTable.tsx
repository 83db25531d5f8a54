import type { ReactNode } from 'react'
import type { FigureRow, FigureTable } from './figureTable.ts'

/** As many lines as are printed of one table. */
const max = 2000

interface PrintedTableProps {
  readonly title: string
  readonly table: FigureTable
  /** What stands in a cell; the text of the figure when left out. */
  readonly show?: (row: FigureRow, column: string, index: number) => ReactNode
}

/** A table on paper: all of its lines, its titles on every sheet. */
export function PrintedTable({ title, table: { columns, rows }, show }: PrintedTableProps) {
  return (
    <table className="pw-page-printed" aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ id, title: name, isNumber }) => (
            <th key={id} scope="col" data-number={isNumber || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, max).map((row) => (
          <tr key={row.key}>
            {columns.map(({ id, isNumber }, index) => (
              <td key={id} data-number={isNumber || undefined}>
                {show ? show(row, id, index) : row.texts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
