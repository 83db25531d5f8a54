import type { Dayjs } from 'dayjs'
import { currentMoment } from './dates.ts'

/** The ranges that people ask for most, by their text keys, seen from a moment. */
export const rangePresets: readonly {
  readonly key: string
  readonly of: (now: Dayjs) => readonly [Dayjs, Dayjs]
}[] = [
  { key: 'dates.today', of: (now) => [now.startOf('day'), now.endOf('day')] },
  {
    key: 'dates.yesterday',
    of: (now) => [now.subtract(1, 'day').startOf('day'), now.subtract(1, 'day').endOf('day')],
  },
  { key: 'dates.thisWeek', of: (now) => [now.startOf('week'), now.endOf('week')] },
  { key: 'dates.last7Days', of: (now) => [now.subtract(6, 'day').startOf('day'), now.endOf('day')] },
  { key: 'dates.last30Days', of: (now) => [now.subtract(29, 'day').startOf('day'), now.endOf('day')] },
  { key: 'dates.thisMonth', of: (now) => [now.startOf('month'), now.endOf('month')] },
  {
    key: 'dates.lastMonth',
    of: (now) => [now.subtract(1, 'month').startOf('month'), now.subtract(1, 'month').endOf('month')],
  },
  { key: 'dates.thisYear', of: (now) => [now.startOf('year'), now.endOf('year')] },
]

/** The presets for a range picker, in words; computed when the list opens, so that they follow the clock. */
export const toPresets = (text: (key: string) => string) =>
  rangePresets.map(({ key, of }) => ({
    label: text(key),
    value: (): [Dayjs, Dayjs] => [...of(currentMoment())] as [Dayjs, Dayjs],
  }))
