import { useTranslate } from '../i18n/index.ts'
import type { Issue } from '../language/index.ts'
import './issues.css'

/** Shows what is wrong with a node of a document in place of the node, with the file's line and column. */
export function IssueNote({ issues }: { readonly issues: readonly Issue[] }) {
  const translate = useTranslate()
  return (
    <div role="note" className="pw-issues">
      <strong>{translate('issues.title')}</strong>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <code>{`${issue.file}:${issue.line}:${issue.column}`}</code> {issue.message}
          </li>
        ))}
      </ul>
    </div>
  )
}
