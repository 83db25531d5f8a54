import { Button } from 'antd'
import { useTranslate } from '../../../i18n/index.ts'
import { writeShownTime } from '../../../language/index.ts'
import type { DraftOffer } from './useDraft.ts'
import './draft.css'

/** A moment as the dates of the app read (specification 9). */
const toMinute = (at: number): string => writeShownTime(at).slice(0, 16)

export interface DraftNoteProps {
  readonly offer: DraftOffer
}

/** Offers what was left unsaved when the page was open before. */
export function DraftNote({ offer }: DraftNoteProps) {
  const translate = useTranslate()
  return (
    <div className="pw-draft" role="status">
      <span>{translate('form.draft.found', { time: toMinute(offer.at) })}</span>
      <span className="pw-draft-buttons">
        <Button size="small" type="primary" onClick={offer.restore}>
          {translate('form.draft.restore')}
        </Button>
        <Button size="small" onClick={offer.discard}>
          {translate('form.draft.discard')}
        </Button>
      </span>
    </div>
  )
}
