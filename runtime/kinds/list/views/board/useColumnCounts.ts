import { useMemo } from 'react'
import { type RecordsTotal, toListParameters, useTotals } from '../../../../data/index.ts'
import { findCall } from '../../../../language/index.ts'
import type { ListController } from '../../useListController.ts'
import type { BoardColumn, FilledColumn } from './boardColumns.ts'
import { type ColumnCount, toColumnCount, toRest } from './columnCount.ts'

interface CountsRequest {
  readonly controller: ListController
  readonly field: string
  readonly choices: readonly BoardColumn[]
  /** The columns as they are drawn, and as the server has them. */
  readonly columns: readonly FilledColumn[]
  readonly stored: readonly FilledColumn[]
}

/** Columns up to which each is counted by a call of its own. */
const maxCalls = 24
const nothing: readonly never[] = []

/**
 * How many records the columns of a board have. While only some are loaded the server is asked for each column, by the
 * question of the list with the value of the column; a list whose person asks something of that field itself, and an
 * online report, which is asked by its own fields alone, say what is loaded.
 */
export function useColumnCounts({
  controller,
  field,
  choices,
  columns,
  stored,
}: CountsRequest): readonly ColumnCount[] {
  const { state, resolved, parameters } = controller
  const { source } = resolved
  const isWhole = state.records.length >= state.total && state.isTotalEstimated !== true
  const isFiltered = Object.keys(parameters).some((name) => name === field || name.startsWith(`${field}_`))
  const isReport = source !== undefined && 'onlineReport' in source
  const canAsk = !isFiltered && !isReport && choices.length <= maxCalls && choices.every(({ value }) => value !== '')
  const questions = useMemo(() => {
    if (isWhole || !canAsk) return nothing
    return choices.flatMap(({ stored: value }) => {
      const own = toListParameters({ query: [{ field, rule: 'eq', value }] })
      const call = findCall(source, 'list', { query: { ...parameters, ...own } })
      return call ? [{ url: call.path, parameters: call.query ?? {} }] : []
    })
  }, [isWhole, canAsk, choices, field, parameters, source])
  const totals = useTotals(questions)
  const isAsked = questions.length === choices.length
  const all: RecordsTotal = { total: state.total, isEstimated: state.isTotalEstimated === true }
  return columns.map(({ value, records }): ColumnCount => {
    const place = choices.findIndex((choice) => choice.value === value)
    const total = !isAsked ? undefined : place < 0 ? toRest(all, totals) : totals[place]
    const before = stored.find((column) => column.value === value)?.records.length ?? 0
    return toColumnCount(records.length, { isWhole, total, moved: records.length - before })
  })
}
