import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { IconButton } from '../ui/index.ts'
import { addMonths } from './month.ts'

interface CalendarHeadProps {
  readonly day: string
  readonly today: string
  readonly locale: string
  readonly onDay: (day: string) => void
}

/** Words of a sentence as those of a button, which begin with a capital. */
const toLabel = (words: string, locale: string): string => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)

/** The month that is shown, and the ways to others. */
export function CalendarHead({ day, today, locale, onDay }: CalendarHeadProps) {
  const name = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const month = (months: number) => name.format(new Date(addMonths(day, months)))
  return (
    <div className="pw-calendar-head">
      <h4 aria-live="polite">{month(0)}</h4>
      <IconButton label={month(-1)} onClick={() => onDay(addMonths(day, -1))}>
        <LeftOutlined aria-hidden />
      </IconButton>
      <button type="button" className="pw-link" disabled={day === today} onClick={() => onDay(today)}>
        {toLabel(relative.format(0, 'day'), locale)}
      </button>
      <IconButton label={month(1)} onClick={() => onDay(addMonths(day, 1))}>
        <RightOutlined aria-hidden />
      </IconButton>
    </div>
  )
}
