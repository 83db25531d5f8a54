import type { Client } from '../../data/index.ts'
import { createFailure } from '../../language/index.ts'
import { readQuery } from '../query/readQuery.ts'
import { readReport } from './readReport.ts'
import type { OnlineReport } from './report.ts'

const noReport = {
  zh: '在线报表 {code} 没有可显示的列',
  en: 'The online report {code} has no columns to show.',
  tw: '線上報表 {code} 沒有可顯示的欄',
}

/** What the server says of a report, and why it did not say what the report is asked by, if so. */
export interface FetchedReport {
  readonly report: OnlineReport
  readonly queryFailure?: unknown
}

/**
 * Asks the server for a report and for what it is asked by (specification 7.3). Without the second the report is still
 * there, but has no query bar.
 */
export async function fetchReport(client: Client, code: string): Promise<FetchedReport> {
  const quiet = { report: false }
  const { result } = await client.get(`/online/cgreport/api/getRpColumns/${encodeURIComponent(code)}`, {}, quiet)
  const report = readReport(code, result)
  if (!report) throw createFailure(noReport, { details: { code } })
  try {
    const answer = await client.get(`/online/cgreport/api/getQueryInfo/${encodeURIComponent(report.id)}`, {}, quiet)
    return { report: { ...report, query: readQuery(answer.result) } }
  } catch (queryFailure) {
    return { report: { ...report, query: [] }, queryFailure }
  }
}
