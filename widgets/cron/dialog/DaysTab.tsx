import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { cronBounds, dayBounds } from '../model/fields.ts'
import type { CronState, DayMode, DayState, WeekState } from '../model/state.ts'
import { dayModes } from '../model/state.ts'
import { Choices } from './Choices.tsx'
import { ModeRow } from './ModeRow.tsx'
import { NumberBox } from './NumberBox.tsx'
import { partMarks } from './partMarks.ts'
import { RawText } from './RawText.tsx'
import { useWeekdays } from './useWeekdays.ts'

interface DaysTabProps {
  readonly state: Pick<CronState, 'day' | 'week'>
  readonly onChange: (days: Pick<CronState, 'day' | 'week'>) => void
}

const daysOfMonth = Array.from({ length: 31 }, (_, index) => ({ value: index + 1, text: String(index + 1) }))

/** The eleven modes of days; one of them decides the day and the weekday of the expression. */
export function DaysTab({ state, onChange }: DaysTabProps) {
  const t = useTranslate()
  const group = useId()
  const weekdays = useWeekdays()
  const { day, week } = state
  const raw = day.raw === undefined && week.raw === undefined ? undefined : `${day.raw ?? '?'} … ${week.raw ?? '?'}`

  const choose = (mode: DayMode, ofDay: Partial<DayState> = {}, ofWeek: Partial<WeekState> = {}) => {
    const { raw: _, ...plainDay } = day
    const { raw: __, ...plainWeek } = week
    onChange({ day: { ...plainDay, ...ofDay, cronEvery: mode }, week: { ...plainWeek, ...ofWeek } })
  }
  const name = (part: string) => `${t('widgets.cron.field.days')}: ${t(`widgets.cron.part.${part}`)}`
  const weekday = (value: number, change: (value: number) => void) => (
    <Select
      className="pw-cron-weekday"
      size="small"
      aria-label={name('weekday')}
      value={value}
      options={weekdays.map((one) => ({ value: one.value, label: one.text }))}
      onChange={change}
    />
  )
  const box = (label: string, value: number, bounds: readonly [number, number], change: (value: number) => void) => (
    <NumberBox label={name(label)} value={value} bounds={bounds} disabled={false} onChange={change} />
  )

  const parts: Readonly<Partial<Record<DayMode, Readonly<Record<string, ReactNode>>>>> = {
    2: {
      start: weekday(week.incrementStart, (incrementStart) => choose(2, {}, { incrementStart })),
      step: box('step', week.incrementIncrement, cronBounds.week.increment, (incrementIncrement) =>
        choose(2, {}, { incrementIncrement }),
      ),
    },
    3: {
      start: box('start', day.incrementStart, cronBounds.day.start, (incrementStart) => choose(3, { incrementStart })),
      step: box('step', day.incrementIncrement, cronBounds.day.increment, (incrementIncrement) =>
        choose(3, { incrementIncrement }),
      ),
    },
    8: {
      weekday: weekday(day.cronLastSpecificDomDay, (cronLastSpecificDomDay) => choose(8, { cronLastSpecificDomDay })),
    },
    9: {
      days: box('daysBeforeEnd', day.cronDaysBeforeEomMinus, dayBounds.beforeEnd, (cronDaysBeforeEomMinus) =>
        choose(9, { cronDaysBeforeEomMinus }),
      ),
    },
    10: {
      day: box('dayOfMonth', day.cronDaysNearestWeekday, dayBounds.nearest, (cronDaysNearestWeekday) =>
        choose(10, { cronDaysNearestWeekday }),
      ),
    },
    11: {
      nth: box('nth', week.cronNthDayNth, dayBounds.nth, (cronNthDayNth) => choose(11, {}, { cronNthDayNth })),
      weekday: weekday(week.cronNthDayDay, (cronNthDayDay) => choose(11, {}, { cronNthDayDay })),
    },
  }
  const below: Readonly<Partial<Record<DayMode, ReactNode>>> = {
    4: (
      <Choices
        label={t('widgets.cron.field.week')}
        choices={weekdays}
        values={week.specificSpecific}
        disabled={false}
        onChange={(specificSpecific) => choose(4, {}, { specificSpecific })}
      />
    ),
    5: (
      <Choices
        label={t('widgets.cron.field.day')}
        choices={daysOfMonth}
        values={day.specificSpecific}
        disabled={false}
        onChange={(specificSpecific) => choose(5, { specificSpecific })}
      />
    ),
  }
  const weekdayText = (value: number) => weekdays[value - 1]?.text ?? ''
  const spoken: Readonly<Partial<Record<DayMode, Readonly<Record<string, string | number>>>>> = {
    2: { start: weekdayText(week.incrementStart), step: week.incrementIncrement },
    3: { start: day.incrementStart, step: day.incrementIncrement },
    8: { weekday: weekdayText(day.cronLastSpecificDomDay) },
    9: { days: day.cronDaysBeforeEomMinus },
    10: { day: day.cronDaysNearestWeekday },
    11: { nth: week.cronNthDayNth, weekday: weekdayText(week.cronNthDayDay) },
  }

  return (
    <>
      <RawText raw={raw} />
      {dayModes.map((mode) => {
        const key = mode === 1 ? 'widgets.cron.everyDay' : `widgets.cron.mode${mode}`
        return (
          <ModeRow
            key={mode}
            name={group}
            isChosen={raw === undefined && day.cronEvery === mode}
            onChoose={() => choose(mode)}
            words={t(key, partMarks)}
            label={t(key, spoken[mode] ?? {})}
            parts={parts[mode] ?? {}}
          >
            {below[mode]}
          </ModeRow>
        )
      })}
    </>
  )
}
