import type { ValueRefusal } from '../../runtime/index.ts'
import { findJsonIssue } from '../shared/jsonIssue.ts'

/** Refuses a text that is no JSON, and says where it stops being some. */
export function checkJson(value: unknown): ValueRefusal | undefined {
  if (typeof value !== 'string') return undefined
  const issue = findJsonIssue(value)
  return issue && { text: '@:widgets.json-view.wrong', values: { line: issue.line, column: issue.column } }
}
