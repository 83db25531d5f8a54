import type { IssueCode } from './issueCodes.ts'
import type { Pointer } from './pointer.ts'

/** The facts of a diagnostic that its message puts into words. */
export interface DiagnosticParams {
  /** The names of the properties that are missing. */
  readonly missing?: readonly string[]
  /** Whether the value names no built-in action and none that is nearly so: an action of the page's own is meant. */
  readonly isOwnAction?: boolean
}

/** An issue before its place in the text is known: checks work on values and name places by their path. */
export interface Diagnostic {
  readonly path: Pointer
  readonly code: IssueCode
  readonly message: string
  /** What other checks may decide on; the message is for people. */
  readonly params?: DiagnosticParams
  /** Points at the name of the property instead of its value. */
  readonly at?: 'key'
  /** Points into a string value, in UTF-16 units of the decoded text. */
  readonly inString?: number
  /** Points at a place of the text that no path names, in UTF-16 units. */
  readonly offset?: number
}
