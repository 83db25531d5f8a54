import type { ServerProgress } from '../../../data/index.ts'
import { useLanguage, useTranslate } from '../../../i18n/index.ts'

/** How far the server is with the rows of an import, once it says so. */
export function ServerWork({ progress }: { readonly progress: ServerProgress }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { format } = new Intl.NumberFormat(language === 'en' ? 'en' : 'zh')
  const words = translate('list.import.rows', { done: format(progress.done), total: format(progress.total) })
  return (
    <div className="pw-import-work">
      <progress value={progress.done} max={progress.total} aria-label={translate('list.import.work')} />
      <span>{words}</span>
    </div>
  )
}
