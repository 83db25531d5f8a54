/** How values are written in the language and the zone of the person; its only entry point. */
export { toDate, toDay, toMoment } from './dates.ts'
export type { FormatIntl } from './formatIntl.ts'
export { readLabel, readNumber, readValue, toNumber, toText } from './readValue.ts'
export { useFormatIntl } from './useFormatIntl.ts'
export { WrittenValue } from './WrittenValue.tsx'
