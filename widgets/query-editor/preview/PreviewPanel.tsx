import { type QueryRows, useTranslate } from '../../../runtime/index.ts'
import { toNewsText } from '../newsText.ts'
import type { QueryControls } from '../useDraft.ts'
import { PreviewTable } from './PreviewTable.tsx'

/** How many rows there are, and what to do where there are none. */
function toCountText({ records, parameters, isCut }: QueryRows, t: ReturnType<typeof useTranslate>): string {
  if (records.length > 0)
    return t(isCut ? 'widgets.query-editor.first' : 'widgets.query-editor.all', { count: records.length })
  return t(parameters.length > 0 ? 'widgets.query-editor.noneWithValues' : 'widgets.query-editor.none')
}

interface PreviewPanelProps {
  readonly query: QueryControls
  readonly sql: string
  /** What is wrong with the text, where it could not run. */
  readonly message: string | undefined
}

/** What a query answers, or why it answers nothing. */
export function PreviewPanel({ query, sql, message }: PreviewPanelProps) {
  const t = useTranslate()
  const { preview, isRunning, news } = query
  const isOutdated = preview !== undefined && preview.sql !== sql && !isRunning
  return (
    <div className="pw-sql-answer">
      {message !== undefined && (
        <p className="pw-sql-mistake" role="alert">
          {message}
        </p>
      )}
      <p className="pw-sql-news" role="status">
        {isRunning && t('widgets.query-editor.running')}
        {news && toNewsText(news, t)}
      </p>
      {preview && message === undefined && (
        <>
          <p className="pw-sql-count">{isOutdated ? t('widgets.query-editor.outdated') : toCountText(preview, t)}</p>
          <PreviewTable
            rows={preview}
            label={t('widgets.query-editor.previewRows')}
            isFaint={isOutdated || isRunning}
          />
        </>
      )}
    </div>
  )
}
