/** The page from whose parts the rows of online reports are chosen. */
export const reportPickerPage = 'report-picker'

export interface ReportPickerId {
  /** The code of the report. */
  readonly code: string
  /** Answers are kept for 30 seconds where a group id is given (specification 7.3). */
  readonly group?: string | undefined
}

/** The id of the page that is derived from a report, such as `report-picker#sales?group=a`. */
export const toReportPickerId = ({ code, group }: ReportPickerId): string =>
  `${reportPickerPage}#${encodeURIComponent(code)}${group ? `?group=${encodeURIComponent(group)}` : ''}`

/** Reads the part of such an id that follows the `#`. */
export function readReportPart(part: string): ReportPickerId {
  const [code = '', group] = part.split('?group=').map(decodeURIComponent)
  return { code, ...(group ? { group } : {}) }
}
