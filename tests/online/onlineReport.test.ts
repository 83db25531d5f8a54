import { beforeAll, expect, test } from 'vitest'
import { resolvePage } from '../../runtime/language/index.ts'
import { readParameters } from '../../runtime/online/parameters.ts'
import { readQuery } from '../../runtime/online/query/readQuery.ts'
import { resolveOnlineReport, toOnlineReport } from '../../runtime/online/report/onlineReport.ts'
import { readReport } from '../../runtime/online/report/readReport.ts'
import type { OnlineReport } from '../../runtime/online/report/report.ts'
import { toReportPicker } from '../../runtime/online/report/reportPicker.ts'
import { expectDocument, issuesOf, namesIn, openLanguage, readAnswer } from './documents.ts'

interface Answers {
  readonly code: string
  readonly columns: unknown
  readonly query: unknown
  readonly parameters?: unknown
}

function readFixture(name: string): OnlineReport {
  const { code, columns, query, parameters } = readAnswer<Answers>('reports', name)
  const report = readReport(code, columns)
  if (!report) throw new Error(`The report ${name} could not be read.`)
  return { ...report, query: readQuery(query), parameters: readParameters(parameters) }
}

const names = namesIn('reports')

beforeAll(openLanguage, 60_000)

test('there are reports of every kind', () => {
  expect(names.length).toBeGreaterThanOrEqual(15)
})

test.each(names)('the report “%s” becomes the document beside it, and its picker opens too', (name) => {
  const report = readFixture(name)
  const page = toOnlineReport(report)
  expect(issuesOf(page)).toEqual([])
  expect(issuesOf(toReportPicker({ ...report, code: 'x' }))).toEqual([])
  expectDocument('reports', name, page)
  expect(resolveOnlineReport(report)).toEqual(resolvePage(page))
})

test('a chart that this version does not know, or that lacks a part, is left out', () => {
  const { code, columns } = readAnswer<Answers>('reports', 'chart')
  const readBlocks = (chart: object | undefined) => {
    const report = readReport(code, { ...Object(columns), chart })
    return report && toOnlineReport({ ...report, query: [] }).blocks
  }
  const [category, values] = [{ field: 'region' }, [{ field: 'amount' }]]
  expect(readBlocks({ type: 'line', category, values })).toHaveLength(1)
  for (const chart of [
    { type: 'star', category, values },
    { type: 'bar', category, values: [] },
    { type: 'bar', values },
  ])
    expect(readBlocks(chart)).toBeUndefined()
})

test('who may see a report and not export it has no button for that', () => {
  const { code, columns, query } = readAnswer<Answers>('reports', names[0] ?? '')
  const readToolbar = (hideColumns: readonly string[]) => {
    const report = readReport(code, { ...Object(columns), hideColumns })
    return report && toOnlineReport({ ...report, query: readQuery(query) }).toolbar
  }
  expect([readToolbar([]), readToolbar(['export'])]).toEqual([['export'], []])
})
