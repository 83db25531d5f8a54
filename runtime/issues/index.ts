export { Catch } from './Catch.tsx'
export { newFailureId } from './failureId.ts'
export { IssueNote } from './IssueNote.tsx'
export { NodeBoundary } from './NodeBoundary.tsx'
