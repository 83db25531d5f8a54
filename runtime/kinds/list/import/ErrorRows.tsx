import type { ImportErrorRow } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'

interface ErrorRowsProps {
  readonly rows: readonly ImportErrorRow[]
  /** How many there are in all. */
  readonly total: number
}

/** The rows that an import left out: where each stands, what it holds, and why. */
export function ErrorRows({ rows, total }: ErrorRowsProps) {
  const translate = useTranslate()
  const hasFiles = rows.some(({ file }) => file !== undefined)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="pw-import-rows" aria-label={translate('list.import.errorRows')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {hasFiles && <th scope="col">{translate('list.import.file')}</th>}
              <th scope="col">{translate('list.import.row')}</th>
              <th scope="col">{translate('list.import.reason')}</th>
              <th scope="col">{translate('list.import.content')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ file, row, message, cells }) => (
              <tr key={`${file ?? ''}/${row}`}>
                {hasFiles && <td>{file}</td>}
                <td className="pw-import-row-number">{row}</td>
                <td className="pw-import-row-reason">{message}</td>
                <td>
                  <ul>
                    {cells.map(({ name, text }) => (
                      <li key={name}>
                        <span>{name}</span> {text}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > rows.length && (
        <p className="pw-import-more">{translate('list.import.moreRows', { count: total - rows.length })}</p>
      )}
    </>
  )
}
