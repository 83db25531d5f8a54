import type { OnlineReportSource } from '../schema/source.ts'
import { type CallOf, callMethods, type SourceCallName } from './sourceCall.ts'

/** What can be asked of an online report; it can only be read (wire contract 1.15). */
const paths: Readonly<Partial<Record<SourceCallName, string>>> = {
  list: '/online/cgreport/api/getData',
  exportXls: '/online/cgreport/api/exportXls',
}

/** The calls of an online report. */
export const onlineReportCall: CallOf<OnlineReportSource> = (source, call, { query = {} }) => {
  const path = paths[call]
  if (path === undefined) return undefined
  return { method: callMethods[call], path: `${path}/${encodeURIComponent(source.onlineReport)}`, query }
}
