import { logOperation, type RawAnswer, type SignedInCall, texts } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { answerSheet, inBatches } from '../../http/spreadsheet/answerSheet.ts'
import { withSheetTimes } from '../../http/spreadsheet/sheetTimes.ts'
import { readCharts } from './charts.ts'
import { toFieldType } from './data/queryFields.ts'
import type { Reach } from './data/readApi.ts'
import { graphMessages } from './messages.ts'

/** Answers with the records of a report as a spreadsheet: what its table shows, with the totals below. */
export async function exportChart(call: SignedInCall, code: string, query: Values, reach: Reach): Promise<RawAnswer> {
  const { head, items, data } = await readCharts(call, { code, query, operation: 'export' }, reach)
  const shown = items.filter(({ isShow }) => isShow === 'Y')
  const columns =
    shown.length > 0
      ? shown.map(({ fieldName, fieldTxt, isTotal }) => ({ fieldName, fieldTxt, isTotal }))
      : Object.keys(data[0] ?? {}).map((fieldName) => ({ fieldName, fieldTxt: fieldName, isTotal: 'N' }))
  const rows = data.map((record) =>
    columns.map(({ fieldName }) => record[`${fieldName}_dictText`] ?? record[fieldName]),
  )
  const totals = columns.map(({ fieldName, isTotal }) => (isTotal === 'Y' ? sum(data, fieldName) : null))
  const hasTotals = totals.some((total) => total !== null)
  const last = totals[0] === null ? [graphMessages.total[call.language], ...totals.slice(1)] : totals
  await logOperation(call, {
    type: 'export',
    content: texts('导出Online图表', 'Graph report exported', '匯出Online圖表'),
    values: { code: head.code, count: rows.length },
  })
  const headers = columns.map(({ fieldTxt }) => fieldTxt)
  const types = columns.map(({ fieldName }) =>
    toFieldType(items.find((item) => item.fieldName === fieldName)?.fieldType ?? ''),
  )
  const batches = inBatches(hasTotals ? [...rows, last] : rows)
  return answerSheet(withSheetTimes({ title: head.name, headers, types, batches }, call.timeZone))
}

const decimalsOf = (number: number): number => Math.min(8, String(number).split('.')[1]?.length ?? 0)

/** The sum of a field over records; values that are no numbers do not count. */
function sum(records: readonly Values[], name: string): number {
  const numbers = records
    .map((record) => record[name])
    .filter((value) => value !== null && value !== '')
    .map(Number)
    .filter(Number.isFinite)
  const total = numbers.reduce((whole, number) => whole + number, 0)
  // Digits of 0.1 + 0.2 that no value had are no part of a sum.
  return Number(total.toFixed(Math.max(0, ...numbers.map(decimalsOf))))
}
