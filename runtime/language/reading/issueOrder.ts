import type { Issue } from '../issue.ts'
import { isWithin, type Pointer } from '../pointer.ts'

/** Issues of a file in the order of their places; the same sentence at the same place is said once. */
export function sortIssues(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Set<string>()
  return issues
    .filter(({ file, line, column, code, message }) => {
      const mark = `${file}\n${line}:${column} ${code} ${message}`
      const isNew = !seen.has(mark)
      seen.add(mark)
      return isNew
    })
    .sort((left, right) => left.line - right.line || left.column - right.column)
}

/** The issues about a node of a document and what it holds. */
export const findIssuesAt = (issues: readonly Issue[], path: Pointer): readonly Issue[] =>
  issues.filter((issue) => isWithin(issue.path, path))
