import { useMemo } from 'react'
import { evaluate } from '../../../form/index.ts'
import { type Translate, useTranslate } from '../../../i18n/index.ts'
import { type Scope, type StatisticWord, statistics } from '../../../language/index.ts'
import { usePageInstance } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import { toStatistic } from './statistic.ts'

/** The records that the figures below a table are about. */
export interface Counted {
  readonly records: readonly DataRecord[]
  /** Sums over more than these, where the server has counted them. */
  readonly totals?: DataRecord | undefined
}

/** Whether the server has counted all figures of the columns that show, so that they are about more than one page. */
export const areWhole = (columns: readonly ListColumn[], { totals }: Counted): boolean =>
  totals !== undefined &&
  columns.every(({ isShown, statistic, id }) => !isShown || statistic === undefined || isCounted(statistic, id, totals))

const isCounted = (statistic: string, field: string, totals: DataRecord | undefined): totals is DataRecord =>
  statistic === 'sum' && totals !== undefined && Object.hasOwn(totals, field)

/** The columns that are shown, each with what its values come to. */
export function useStatistics(
  columns: readonly ListColumn[],
  { records, totals }: Counted,
): readonly TableColumn<DataRecord>[] {
  const translate = useTranslate()
  const { names } = usePageInstance()
  const shown = useMemo(() => columns.filter(({ isShown }) => isShown), [columns])
  return useMemo(
    () =>
      shown.map(({ column, statistic, ...entry }) =>
        statistic === undefined
          ? column
          : {
              ...column,
              footer: (
                <Statistic entry={entry} {...toFigure(statistic, entry.id, { records, totals }, names, translate)} />
              ),
            },
      ),
    [shown, records, totals, names, translate],
  )
}

interface Figure {
  /** What the figure is, such as a sum; a formula has no word of its own. */
  readonly word?: string
  readonly value: unknown
  /** Whether the value is one of the column's, to be shown as those are. */
  readonly isOfColumn: boolean
}

const isWord = (statistic: string): statistic is StatisticWord => (statistics as readonly string[]).includes(statistic)

function toFigure(
  statistic: string,
  field: string,
  { records, totals }: Counted,
  names: () => Scope,
  translate: Translate,
): Figure {
  if (!isWord(statistic)) {
    const result = evaluate(statistic, { ...names(), rows: records })
    return { value: result.ok ? result.value : undefined, isOfColumn: result.ok && typeof result.value === 'number' }
  }
  const word = translate(`list.statistic.${statistic}`)
  if (isCounted(statistic, field, totals)) return { word, value: totals[field], isOfColumn: true }
  const values = records.map((record) => record[field])
  return { word, value: toStatistic(statistic, values), isOfColumn: statistic !== 'count' }
}

function Statistic({
  entry,
  word,
  value,
  isOfColumn,
}: Figure & { readonly entry: Pick<ListColumn, 'View' | 'props'> }) {
  const { View, props } = entry
  if (value === undefined || value === null) return null
  return (
    <span className="pw-statistic">
      {word && <span className="pw-statistic-word">{word}</span>}
      {isOfColumn && View ? <View value={value} props={props} /> : String(value)}
    </span>
  )
}
