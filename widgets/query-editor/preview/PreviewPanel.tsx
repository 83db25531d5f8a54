import { useTranslate } from '../../../runtime/index.ts'
import { toNewsText } from '../newsText.ts'
import type { QueryControls } from '../useDraft.ts'
import { PreviewTable } from './PreviewTable.tsx'

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
  const none = preview && preview.parameters.length > 0 ? 'noneWithValues' : 'none'
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
          <p className="pw-sql-count">
            {isOutdated
              ? t('widgets.query-editor.outdated')
              : preview.records.length === 0
                ? t(`widgets.query-editor.${none}`)
                : t(`widgets.query-editor.${preview.isCut ? 'first' : 'all'}`, { count: preview.records.length })}
          </p>
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
