import { type Data, type Failure, reportLifetime } from '../../data/index.ts'
import type { ResolvedPage } from '../../language/index.ts'
import { type LoadedPage, readReportPart } from '../../page/index.ts'
import { readParameters } from '../parameters.ts'
import { type FetchedReport, fetchReport } from './fetchReport.ts'
import { resolveOnlineReport } from './onlineReport.ts'
import type { OnlineReport } from './report.ts'
import { resolveReportPicker } from './reportPicker.ts'

export interface ReportPickersOptions extends Pick<Data, 'client' | 'queryClient' | 'toFailure'> {
  /** Told of what went wrong but does not keep the picker from its rows. */
  readonly warn: (failure: Failure) => void
}

/**
 * Loads a page that is made of an online report. The report is asked for each time, unless its answers are kept for some
 * milliseconds; a query bar that could not be had is a warning in the server's words (specification 8).
 */
async function loadPage(
  code: string,
  lifetime: number,
  { client, queryClient, toFailure, warn }: ReportPickersOptions,
  resolve: (report: OnlineReport) => ResolvedPage,
): Promise<LoadedPage> {
  const { report, queryFailure } = await queryClient.fetchQuery<FetchedReport>({
    queryKey: ['online report', client.getLanguage(), code],
    queryFn: () => fetchReport(client, code),
    staleTime: ({ state }) => (state.data?.queryFailure === undefined ? lifetime : 0),
  })
  if (queryFailure !== undefined) warn({ ...toFailure(queryFailure), level: 'warning' })
  return { resolved: resolve(report), issues: [], freshFor: queryFailure === undefined ? lifetime : 0 }
}

/** Loads the picker page of an online report by the part of its id; a group id keeps the report for 30 seconds. */
export function loadReportPicker(part: string, options: ReportPickersOptions): Promise<LoadedPage> {
  const { code, group } = readReportPart(part)
  const lifetime = group === undefined ? 0 : reportLifetime
  return loadPage(code, lifetime, options, (report) =>
    resolveReportPicker(report, group === undefined ? {} : { group }),
  )
}

/** Loads the page of an online report by its code or id; a server that tells of no parameters has none. */
export async function loadOnlineReport(part: string, options: ReportPickersOptions): Promise<LoadedPage> {
  const code = decodeURIComponent(part)
  const parametersCall = options.client
    .get(`/online/cgreport/api/getParamsInfo/${encodeURIComponent(code)}`, {}, { report: false })
    .catch(() => undefined)
  const parameters = readParameters((await parametersCall)?.result)
  return loadPage(code, 0, options, (report) => resolveOnlineReport({ ...report, parameters }))
}
