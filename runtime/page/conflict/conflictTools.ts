export { ChangedRecordsDialog } from './ChangedRecordsDialog.tsx'
export { findChangedRecords } from './changedRecords.ts'
export { conflictText } from './conflictTexts.ts'
export { mergeRecords } from './mergeRecords.ts'
