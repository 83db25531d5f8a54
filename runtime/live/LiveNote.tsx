import { useTranslate } from '../i18n/index.ts'
import type { LiveView } from './useLiveSource.ts'
import './live.css'

export interface LiveNoteProps {
  readonly live: LiveView
}

/** Says that changes do not arrive at the moment, and how many records wait to be shown; nothing otherwise. */
export function LiveNote({ live: { isLost, added, showAdded } }: LiveNoteProps) {
  const translate = useTranslate()
  return (
    <div className="pw-live-note">
      <span role="status">{isLost && translate('live.lost')}</span>
      {added > 0 && (
        <button type="button" className="pw-link" onClick={showAdded}>
          {translate('live.added', { count: added })}
        </button>
      )}
    </div>
  )
}
