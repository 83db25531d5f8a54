/**
 * A mistake in a document that a person can mend: where it is, what it is, and in its message what to do. Line and
 * column count from 1; `path` is the JSON pointer of the place.
 */
export interface Issue {
  readonly file: string
  readonly path: string
  readonly line: number
  readonly column: number
  readonly code: string
  readonly message: string
}

/** An issue as compilers print it, so that terminals and editors link to the place. */
export const formatIssue = (issue: Issue): string =>
  `${issue.file}:${issue.line}:${issue.column} ${issue.code} ${issue.message}`
