import { type Data, type Failure, reportLifetime } from '../../data/index.ts'
import { type LoadedPage, readReportPart } from '../../page/index.ts'
import { type FetchedReport, fetchReport } from './fetchReport.ts'
import { resolveReportPicker } from './reportPicker.ts'

export interface ReportPickersOptions extends Pick<Data, 'client' | 'queryClient' | 'toFailure'> {
  /** Told of what went wrong but does not keep the picker from its rows. */
  readonly warn: (failure: Failure) => void
}

/**
 * Loads the picker page of an online report by the part of its id. The report is asked for each time, unless a group id
 * keeps it for 30 seconds; a query bar that could not be had is a warning in the server's words (specification 8).
 */
export async function loadReportPicker(
  part: string,
  { client, queryClient, toFailure, warn }: ReportPickersOptions,
): Promise<LoadedPage> {
  const { code, group } = readReportPart(part)
  const lifetime = group === undefined ? 0 : reportLifetime
  const { report, queryFailure } = await queryClient.fetchQuery<FetchedReport>({
    queryKey: ['online report', client.getLanguage(), code],
    queryFn: () => fetchReport(client, code),
    staleTime: ({ state }) => (state.data?.queryFailure === undefined ? lifetime : 0),
  })
  if (queryFailure !== undefined) warn({ ...toFailure(queryFailure), level: 'warning' })
  return {
    resolved: resolveReportPicker(report, group === undefined ? {} : { group }),
    issues: [],
    freshFor: queryFailure === undefined ? lifetime : 0,
  }
}
