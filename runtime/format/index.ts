/** How values are written in the language and the zone of the person; its only entry point. */
export { toDate, toDay, toMoment } from './dates.ts'
export { readLabel, readNumber, readValue, toNumber, toText } from './readValue.ts'
export type { ReportIntl } from './reportIntl.ts'
export { useReportIntl } from './useReportIntl.ts'
export { WrittenValue } from './WrittenValue.tsx'
