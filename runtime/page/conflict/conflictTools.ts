export { conflictText } from './conflictTexts.ts'
export { mergeRecords } from './mergeRecords.ts'
