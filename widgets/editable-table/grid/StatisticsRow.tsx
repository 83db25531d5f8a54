// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells of the last line are only read
import { memo, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { valuesOf } from '../columns/rowScope.ts'
import { statisticOf } from '../columns/statistics.ts'
import type { GridColumn } from '../columns/types.ts'
import type { CellStyles } from './cellStyles.ts'
import { useGrid } from './context.ts'
import type { GridLayout } from './layout.ts'

interface StatisticsRowProps {
  readonly columns: readonly GridColumn[]
  readonly layout: GridLayout
  readonly styles: CellStyles
  readonly left: number
  readonly right: number
}

/** The last line: sums and averages of columns (specification 9: 32 px). It follows every value. */
export const StatisticsRow = memo(function StatisticsRow({ columns, layout, styles, left, right }: StatisticsRowProps) {
  const { store } = useGrid()
  const translate = useTranslate()
  const { rows } = useSyncExternalStore(store.subscribe, store.state)
  const draw = (index: number) => {
    const column = columns[index]
    const style = styles[index]
    if (!column || !style) return null
    const { statistics } = column.options
    const number = statistics && statisticOf(valuesOf(rows), column.name, statistics)
    return (
      <div
        key={column.name}
        role="gridcell"
        aria-colindex={layout.controls.length + index + 1}
        className={column.align === 'left' ? 'pw-grid-statistic' : `pw-grid-statistic pw-grid-${column.align}`}
        style={style}
        data-statistic={column.name}
      >
        {number !== undefined && statistics && (
          <span title={translate(`widgets.editable-table.statistic.${statistics}`)}>
            <span className="pw-grid-statistic-name">
              {translate(`widgets.editable-table.statistic.${statistics}`)}
            </span>{' '}
            {number}
          </span>
        )}
      </div>
    )
  }
  return (
    <div role="row" aria-rowindex={rows.length + 2} className="pw-grid-statistics">
      <div role="none" className="pw-grid-pins" style={styles.pins}>
        {Array.from({ length: layout.pinnedCount }, (_, index) => draw(index))}
      </div>
      {Array.from({ length: right - left }, (_, index) => draw(left + index))}
    </div>
  )
})
