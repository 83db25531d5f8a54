import { isObject } from '../../language/index.ts'
import { readColumns } from '../columns.ts'
import { readOptionLists } from '../options.ts'
import { isYes, listOf, textOf, textsOf, type Wire, wireOf } from '../wire.ts'
import type { ChartColumn, OnlineReport } from './report.ts'

/**
 * Reads what `getRpColumns` says of a report (specification 3, online report config); undefined when it says of none.
 */
export function readReport(code: string, result: unknown): Omit<OnlineReport, 'query'> | undefined {
  if (!isObject(result)) return undefined
  const id = textOf(result.cgRpConfigId)
  const columns = readColumns(result, (wire) => ({ isTotal: isYes(wire.isTotal), group: textOf(wire.groupTitle) }))
  if (id === '' || columns.length === 0) return undefined
  return {
    id,
    code,
    name: textOf(result.cgRpConfigName) || code,
    columns,
    options: readOptionLists(result.dictOptions),
    ...readChart(result.chart),
    ...(textsOf(result.hideColumns).includes('export') ? { hidesExport: true } : {}),
  }
}

const toChartColumn = ({ field, label }: Wire): ChartColumn => ({
  field: textOf(field),
  label: textOf(label) || textOf(field),
})

/** The chart of a report; none where a part of it is missing. */
function readChart(wire: unknown): Pick<OnlineReport, 'chart'> {
  const { type, category, values } = wireOf(wire)
  const chart = {
    type: textOf(type),
    category: toChartColumn(wireOf(category)),
    values: listOf(values)
      .map(toChartColumn)
      .filter(({ field }) => field !== ''),
  }
  return chart.type === '' || chart.category.field === '' || chart.values.length === 0 ? {} : { chart }
}
