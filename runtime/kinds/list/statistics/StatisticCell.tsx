import { useMemo } from 'react'
import { evaluate } from '../../../form/index.ts'
import { type Translate, useTranslate } from '../../../i18n/index.ts'
import { type Scope, type StatisticWord, statistics } from '../../../language/index.ts'
import { usePageInstance } from '../../../page/index.ts'
import { findChangedValues, useChangedClass } from '../../../ui/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import { type Counted, isCounted } from './counted.ts'
import { toStatistic } from './statistic.ts'

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

export interface StatisticCellProps extends Counted {
  readonly entry: Pick<ListColumn, 'id' | 'View' | 'props'>
  readonly statistic: string
}

/** What the values of a column come to, below it. */
export function StatisticCell({ entry, statistic, records, totals }: StatisticCellProps) {
  const { id, View, props } = entry
  const translate = useTranslate()
  const { names } = usePageInstance()
  const { word, value, isOfColumn } = useMemo(
    () => toFigure(statistic, id, { records, totals }, names, translate),
    [statistic, id, records, totals, names, translate],
  )
  // Another page of the list has other figures too, and nothing changed.
  const hasChanged = useMemo(() => records.some((record) => findChangedValues(record) !== undefined), [records])
  const changed = useChangedClass(value, hasChanged)
  if (value === undefined || value === null) return null
  return (
    <span className={changed ? `pw-statistic ${changed}` : 'pw-statistic'}>
      {word && <span className="pw-statistic-word">{word}</span>}
      {isOfColumn && View ? <View value={value} props={props} /> : String(value)}
    </span>
  )
}
