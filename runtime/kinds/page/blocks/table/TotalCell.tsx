import type { FormatIntl } from '../../../../format/index.ts'
import type { Scope, StatisticWord } from '../../../../language/index.ts'
import type { DataRecord, Registry } from '../../../../registry/index.ts'
import { toStatistic } from '../../../list/index.ts'
import { readShown, type ShownField, showField } from '../fieldView.tsx'

interface TotalCellProps {
  readonly column: ShownField & { readonly statistic: StatisticWord }
  readonly records: readonly DataRecord[]
  readonly registry: Registry
  readonly intl: FormatIntl
  readonly scope: Scope
}

/** What the values of a column come to, shown as they are. */
export function TotalCell({ column, records, registry, intl, scope }: TotalCellProps) {
  const { name, statistic } = column
  const value = toStatistic(
    statistic,
    records.map((record) => readShown(column, record, scope)),
  )
  if (value === undefined) return null
  return (
    <span className="pw-statistic">
      <span className="pw-statistic-word">{intl.translate(`list.statistic.${statistic}`)}</span>
      {statistic === 'count'
        ? String(value)
        : showField(
            { ...column, formula: undefined },
            { ...records[0], [name]: value },
            { registry, intl, scope, isCell: true },
          )}
    </span>
  )
}
