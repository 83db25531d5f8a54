import type { StatisticWord } from '../../../../language/index.ts'
import type { DataRecord, Registry } from '../../../../registry/index.ts'
import { toStatistic } from '../../../list/index.ts'
import type { ReportIntl } from '../../format/reportIntl.ts'
import { readValue } from '../../records/readValue.ts'
import { type ShownField, showField } from '../fieldView.tsx'

interface TotalCellProps {
  readonly column: ShownField & { readonly statistic: StatisticWord }
  readonly records: readonly DataRecord[]
  readonly registry: Registry
  readonly intl: ReportIntl
}

/** What the values of a column come to, shown as they are. */
export function TotalCell({ column, records, registry, intl }: TotalCellProps) {
  const { name, statistic } = column
  const value = toStatistic(
    statistic,
    records.map((record) => readValue(record, name)),
  )
  if (value === undefined) return null
  return (
    <span className="pw-statistic">
      <span className="pw-statistic-word">{intl.translate(`list.statistic.${statistic}`)}</span>
      {statistic === 'count' ? String(value) : showField(column, { [name]: value }, { registry, intl, isCell: true })}
    </span>
  )
}
