import type { QueryRows } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'

interface PreviewTableProps {
  readonly rows: QueryRows
  readonly label: string
  /** Whether the rows belong to an earlier text. */
  readonly isFaint: boolean
}

const isNumber = (type: string): boolean => type === 'integer' || type === 'decimal'

const show = (value: unknown): string =>
  value === null || value === undefined ? '—' : typeof value === 'object' ? JSON.stringify(value) : toText(value)

/** The first rows of a query, under the names of its columns. */
export function PreviewTable({ rows: { columns, records }, label, isFaint }: PreviewTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
    <section className="pw-sql-rows" aria-label={label} tabIndex={0} data-faint={isFaint || undefined}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" data-number={isNumber(type) || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a query have no key, and never move
            <tr key={index}>
              {columns.map(({ name, type }) => (
                <td key={name} data-number={isNumber(type) || undefined}>
                  {show(record[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
