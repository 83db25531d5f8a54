import { useMemo } from 'react'
import { CalendarHead, DayAgenda, entriesOf, firstDayOfWeek, MonthGrid } from '../../../../calendar/index.ts'
import { languageTag, useLanguage, useTimeZone, useTranslate } from '../../../../i18n/index.ts'
import { type ListCalendar, personToday } from '../../../../language/index.ts'
import { media, useMedia } from '../../../../media/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { ListFailure } from '../../ListFailure.tsx'
import { RecordLink } from '../../RecordLink.tsx'
import { toRecordName } from '../../recordName.ts'
import { useOpening } from '../../useOpening.tsx'
import type { ListViewProps } from '../definition.ts'
import { useViewText } from '../viewText.ts'
import { calendarTexts } from './calendarTexts.ts'
import { MonthAgenda } from './MonthAgenda.tsx'
import { toPeriod } from './period.ts'
import { type RecordState, RecordStates } from './RecordStates.tsx'
import { toEntries } from './toEntries.ts'
import { toEntryClass } from './toEntryClass.ts'
import { useCalendarDay } from './useCalendarDay.ts'
import { usePeriodRecords } from './usePeriodRecords.ts'
import './listCalendar.css'

/** The records of a list on the days of a month, for what the query bar asks. */
export function CalendarView(props: ListViewProps) {
  const { page } = props.controller.resolved
  const calendar = page.kind === 'list' ? page.calendar : undefined
  if (!calendar) return null
  return (
    <RecordStates resolved={props.controller.resolved} columns={props.columns}>
      {(stateOf) => <ListMonth {...props} calendar={calendar} stateOf={stateOf} />}
    </RecordStates>
  )
}

interface ListMonthProps extends ListViewProps {
  readonly calendar: ListCalendar
  readonly stateOf: (record: DataRecord) => RecordState | undefined
}

function ListMonth({
  controller,
  columns,
  calendar,
  stateOf,
  label,
  actions,
  rowActions,
  recordClass,
}: ListMonthProps) {
  const locale = languageTag[useLanguage()]
  const zone = useTimeZone()
  const translate = useTranslate()
  const text = useViewText(calendarTexts)
  const isMobile = useMedia(media.mobile)
  const { keyOf, resolved } = controller
  const today = personToday()
  const { day, month, onDay } = useCalendarDay(controller, today)
  const period = useMemo(() => toPeriod(month, firstDayOfWeek(locale)), [month, locale])
  const shown = usePeriodRecords(controller, calendar, period)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zone decides on which days entries are
  const entries = useMemo(
    () =>
      toEntries(shown.records, {
        ...calendar,
        end: calendar.end,
        toText: (record) => toText(record, calendar, resolved),
        stateOf,
      }),
    [shown.records, calendar, resolved, stateOf, zone],
  )
  const classOf = useMemo(() => toEntryClass(recordClass, columns, calendar), [recordClass, columns, calendar])
  const open = useOpening(actions, rowActions)
  const draw = (record: DataRecord, name: string) =>
    open ? (
      <RecordLink record={record} keyOf={keyOf} open={open} isTabStop>
        {name}
      </RecordLink>
    ) : (
      name
    )
  const head = <CalendarHead day={day} today={today} locale={locale} onDay={onDay} />
  if (shown.status === 'error')
    return (
      <div className="pw-list-calendar">
        {head}
        <div role="alert">
          <ListFailure message={shown.message ?? ''} onRetry={shown.retry} />
        </div>
      </div>
    )
  const isBusy = shown.status !== 'ready'
  return (
    <section className="pw-list-calendar" aria-label={translate('list.view.calendar')} aria-busy={isBusy}>
      {isBusy && <div className="pw-table-progress" />}
      {isMobile ? (
        <>
          {head}
          <MonthAgenda
            {...{ month, entries, locale, classOf, draw }}
            empty={shown.status === 'loading' ? translate('page.loading') : text('noneOfMonth')}
          />
        </>
      ) : (
        <div className="pw-calendar">
          <div className="pw-calendar-month">
            {head}
            <MonthGrid {...{ day, today, locale, entries, onDay }} title={label} classOf={classOf} choose={open} />
          </div>
          <DayAgenda
            {...{ day, locale, classOf, draw }}
            entries={entriesOf(entries, day)}
            empty={shown.status === 'loading' ? '' : text('noneOfDay')}
          />
        </div>
      )}
      {shown.records.length < shown.total && (
        <p className="pw-list-calendar-more">{text('narrow', { count: shown.records.length, total: shown.total })}</p>
      )}
    </section>
  )
}

/** What an entry is called: the field that the page names, as people read it, else what the record is called. */
function toText(record: DataRecord, { text }: ListCalendar, resolved: ListViewProps['controller']['resolved']): string {
  const value = text === undefined ? undefined : (record[`${text}_dictText`] ?? record[text])
  return typeof value === 'string' || typeof value === 'number' ? String(value) : toRecordName(record, resolved)
}
