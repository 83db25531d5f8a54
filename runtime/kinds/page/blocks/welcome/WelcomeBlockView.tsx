import { useData } from '../../../../data/index.ts'
import { languageTag, useLanguage, useTimeZone } from '../../../../i18n/index.ts'
import { toShownClock } from '../../../../language/index.ts'
import { usePageServices } from '../../../../page/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { toDayPart } from './greeting.ts'
import { useMinute } from './useMinute.ts'
import './welcome.css'

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The person's portrait, a greeting by the part of the day, the date (specification 9). */
export function WelcomeBlockView({ block, intl }: BlockViewProps<'welcome'>) {
  const { user } = usePageServices()
  const { staticUrl } = useData()
  useTimeZone()
  const clock = new Date(toShownClock(useMinute().getTime()))
  const date = new Intl.DateTimeFormat(languageTag[useLanguage()], { dateStyle: 'full', timeZone: 'UTC' }).format(clock)
  const avatar = toText(user.avatar)
  const name = toText(user.realname) || toText(user.username)
  return (
    <div className="pw-page-welcome">
      <span
        className="pw-page-welcome-portrait"
        aria-hidden
        data-letter={avatar === '' ? Array.from(name)[0]?.toUpperCase() : undefined}
      >
        {avatar !== '' && <img src={staticUrl(avatar)} alt="" />}
      </span>
      <div>
        <p className="pw-page-welcome-date">{date}</p>
        <h2>{intl.translate(`report.greeting.${toDayPart(clock.getUTCHours())}`, { name })}</h2>
        {block.text && <p>{intl.text(block.text)}</p>}
      </div>
    </div>
  )
}
