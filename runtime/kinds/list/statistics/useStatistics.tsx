import { useMemo } from 'react'
import { type DataRecord, lazyPart } from '../../../registry/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import { type Counted, isCounted } from './counted.ts'
import type { StatisticCellProps } from './StatisticCell.tsx'

const StatisticCell = lazyPart<StatisticCellProps>(
  () => import('./StatisticCell.tsx').then((chunk) => chunk.StatisticCell),
  null,
)

/** Whether the server has counted all figures of the columns that show, so that they are about more than one page. */
export const areWhole = (columns: readonly ListColumn[], { totals }: Counted): boolean =>
  totals !== undefined &&
  columns.every(({ isShown, statistic, id }) => !isShown || statistic === undefined || isCounted(statistic, id, totals))

/** The columns that are shown, each with what its values come to. */
export function useStatistics(
  columns: readonly ListColumn[],
  { records, totals }: Counted,
): readonly TableColumn<DataRecord>[] {
  const shown = useMemo(() => columns.filter(({ isShown }) => isShown), [columns])
  return useMemo(
    () =>
      shown.map(({ column, statistic, ...entry }) =>
        statistic === undefined
          ? column
          : {
              ...column,
              footer: <StatisticCell entry={entry} statistic={statistic} records={records} totals={totals} />,
            },
      ),
    [shown, records, totals],
  )
}
