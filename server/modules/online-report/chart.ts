import { createFailure, fillText } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { reportMessages } from './messages.ts'
import type { ReportHead, ReportItem } from './parts.ts'

type Chart = Pick<ReportHead, 'chartType' | 'chartCategory' | 'chartValues'>

/** The columns of a list, joined by commas. */
const namesOf = (list: string | null): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** How a report is drawn above its rows (ours), with the labels of its columns; undefined for one that is not. */
export function describeChart({ chartType, chartCategory, chartValues }: Chart, items: readonly ReportItem[]) {
  if (chartType === null || chartCategory === null) return undefined
  const labelled = (field: string) => ({
    field,
    label: items.find(({ fieldName }) => fieldName === field)?.fieldTxt ?? field,
  })
  return { type: chartType, category: labelled(chartCategory), values: namesOf(chartValues).map(labelled) }
}

/** Refuses a chart of columns that the report has not, at the field that names one. */
export function checkChart(
  call: SignedInCall,
  { chartType, chartCategory, chartValues }: Chart,
  items: readonly ReportItem[],
): void {
  if (chartType === null || chartType === '') return
  const chosen = [
    ['chartCategory', namesOf(chartCategory)],
    ['chartValues', namesOf(chartValues)],
  ] as const
  for (const [field, names] of chosen) {
    if (names.length === 0) throw refuse(call, field, reportMessages.chartIncomplete, {})
    const column = names.find((name) => items.length > 0 && !items.some(({ fieldName }) => fieldName === name))
    if (column !== undefined) throw refuse(call, field, reportMessages.chartColumn, { column })
  }
}

function refuse(
  { language }: SignedInCall,
  field: string,
  message: (typeof reportMessages)['chartColumn' | 'chartIncomplete'],
  details: Readonly<Record<string, string>>,
): Error {
  return createFailure(message, { details, result: { [field]: fillText(message[language], details) } })
}
