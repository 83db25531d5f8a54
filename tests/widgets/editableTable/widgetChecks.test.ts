import { expect, test } from 'vitest'
import type { ContainedFields, ValueWidget } from '../../../runtime/registry/index.ts'
import { cron } from '../../../widgets/cron/index.ts'
import { dateRange } from '../../../widgets/date-range/index.ts'
import { findFailingCells } from '../../../widgets/editable-table/check.ts'
import { link } from '../../../widgets/link/index.ts'

const widgets = { cron, link, 'date-range': dateRange } as unknown as Readonly<Record<string, ValueWidget>>
const context = { findWidget: (id: string) => widgets[id], hasAccess: () => true, names: () => ({}) }

const fields: ContainedFields = {
  at: { label: 'At', widget: 'cron' },
  page: { label: 'Page', widget: 'link' },
  days: { label: 'Days', widget: 'date-range' },
}

test.each([
  ['an expression with an hour that there is not', { at: '0 0 25 * * ? *' }, ['at']],
  ['an expression that holds', { at: '0 0 5 * * ? *' }, []],
  ['a link that is a script', { page: 'javascript:alert(1)' }, ['page']],
  ['a range without its end', { days: '2026-01-01,' }, ['days']],
  ['nothing', { at: '', page: null }, []],
])('what a widget refuses fails in a cell too: %s', async (_, record, names) => {
  const failing = await findFailingCells([record], { fields }, context)
  expect(failing).toEqual(names.map((name) => ({ row: 0, name })))
})
