import type { ServerProgress } from '../../../data/index.ts'
import { useLanguage, useTranslate } from '../../../i18n/index.ts'

/** Where the server is with an import, once it says so: it waits for others, reads the files, or saves their rows. */
export function ServerWork({ progress: { phase = 'saving', done, total } }: { readonly progress: ServerProgress }) {
  const translate = useTranslate()
  const language = useLanguage()
  const format = (number: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(language === 'en' ? 'en' : 'zh', options).format(number)
  const words = {
    waiting: () => translate('list.import.waiting', { place: format(done) }),
    reading: () => translate('list.import.reading', { percent: format(done / total, { style: 'percent' }) }),
    saving: () => translate('list.import.rows', { done: format(done), total: format(total) }),
  }
  return (
    <div className="pw-import-work">
      {phase !== 'waiting' && <progress value={done} max={total} aria-label={translate('list.import.work')} />}
      <span>{words[phase]()}</span>
    </div>
  )
}
