/** How values are written in the language and the zone of the person; its only entry point. */
export { readLabel, readNumber, readValue, toDate, toDay, toMoment, toNumber, toText } from '../language/index.ts'
export type { FormatIntl } from './formatIntl.ts'
export { useFormatIntl } from './useFormatIntl.ts'
export { WrittenValue } from './WrittenValue.tsx'
