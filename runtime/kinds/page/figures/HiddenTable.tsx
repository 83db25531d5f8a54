import type { FormatIntl } from '../../../format/index.ts'
import { unseen } from '../../../ui/index.ts'
import type { FigureTable } from './figureTable.ts'

/** As many lines as are read out without asking for the table. */
const max = 50

interface HiddenTableProps {
  readonly title: string
  readonly table: FigureTable
  readonly intl: FormatIntl
}

/** The figures of a chart for those who listen to the page; the table that a button shows has all of them. */
export function HiddenTable({ title, table: { columns, rows }, intl }: HiddenTableProps) {
  const shown = rows.slice(0, max)
  const caption =
    rows.length > max ? intl.translate('report.firstRows', { title, shown: max, count: rows.length }) : title
  return (
    <div className={unseen}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, texts }) => (
            <tr key={key}>
              {columns.map(({ id }, index) => (
                <td key={id}>{texts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
