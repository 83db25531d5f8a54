import { useCallback, useState } from 'react'
import { type DataRecord, useTranslate } from '../../../runtime/index.ts'
import { cellStateOf } from '../columns/cellState.ts'
import { valuesOf } from '../columns/rowScope.ts'
import { statisticOf } from '../columns/statistics.ts'
import type { GridColumn } from '../columns/types.ts'
import { CellValue } from '../grid/CellValue.tsx'
import type { GridRow } from '../store/types.ts'
import { useIsPrinting } from './useIsPrinting.ts'
import './viewTable.css'

/** Pixels of a line, fixed so that the place of a line is known without drawing those above it. */
const lineHeight = 40

/** Tables of at most so many lines are drawn as they are; of longer ones only what is in sight, and all in print. */
const shortTable = 60
const spareLines = 6

interface ViewTableProps {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly names: () => DataRecord
  readonly maxHeight: number
  readonly hasNumbers: boolean
}

/** A native table of the rows, of which only those in sight are there. */
export function ViewTable({ columns, rows, names, maxHeight, hasNumbers }: ViewTableProps) {
  const translate = useTranslate()
  const isPrinting = useIsPrinting()
  const [first, setFirst] = useState(0)
  const isWindowed = rows.length > shortTable && !isPrinting
  const count = isWindowed ? Math.ceil(maxHeight / lineHeight) + spareLines * 2 : rows.length
  const top = isWindowed ? Math.max(0, Math.min(first, rows.length - count)) : 0
  const shown = rows.slice(top, top + count)
  const sync = useCallback((scroller: HTMLDivElement) => {
    const onScroll = () => setFirst(Math.max(0, Math.floor(scroller.scrollTop / lineHeight) - spareLines))
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [])
  const hasStatistics = columns.some(({ options }) => options.statistics !== undefined)
  const scope = { names, rows }
  const span = columns.length + (hasNumbers ? 1 : 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, for the arrow keys
    <div ref={sync} className="pw-grid-view" style={isPrinting ? undefined : { maxHeight }} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {hasNumbers && <th aria-label={translate('widgets.editable-table.control.number')}>#</th>}
            {columns.map(({ name, label, align }) => (
              <th key={name} scope="col" style={{ textAlign: align }}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {top > 0 && <Gap height={top * lineHeight} span={span} />}
          {shown.map((row, index) => (
            <tr
              key={row.key}
              aria-rowindex={top + index + 2}
              className={row.mark === 'deleted' ? 'pw-grid-view-deleted' : undefined}
            >
              {hasNumbers && <td className="pw-grid-view-number">{top + index + 1}</td>}
              {columns.map((column) => (
                <td key={column.name} style={{ textAlign: column.align }}>
                  {cellStateOf(column, row.values, scope, false, true).isShown && (
                    <CellValue column={column} value={row.values[column.name]} values={row.values} />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {top + count < rows.length && <Gap height={(rows.length - top - count) * lineHeight} span={span} />}
        </tbody>
        {hasStatistics && (
          <tfoot>
            <tr>
              {hasNumbers && <td />}
              {columns.map(({ name, align, options }) => (
                <td key={name} style={{ textAlign: align }}>
                  {options.statistics && (
                    <>
                      <span className="pw-grid-view-statistic-name">
                        {translate(`widgets.editable-table.statistic.${options.statistics}`)}
                      </span>{' '}
                      {statisticOf(valuesOf(rows), name, options.statistics)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The place of lines that are not drawn. */
function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a line without cells takes no focus
    <tr aria-hidden="true">
      <td className="pw-grid-view-gap" colSpan={span} style={{ height }} />
    </tr>
  )
}
