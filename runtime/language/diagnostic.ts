import type { IssueCode } from './issueCodes.ts'
import type { Pointer } from './pointer.ts'

/** An issue before its place in the text is known: checks work on values and name places by their path. */
export interface Diagnostic {
  readonly path: Pointer
  readonly code: IssueCode
  readonly message: string
  /** Points at the name of the property instead of its value. */
  readonly at?: 'key'
  /** Points into a string value, in UTF-16 units of the decoded text. */
  readonly inString?: number
  /** Points at a place of the text that no path names, in UTF-16 units. */
  readonly offset?: number
}
