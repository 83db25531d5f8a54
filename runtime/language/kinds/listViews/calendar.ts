import { type Static, Type } from 'typebox'
import { getMember, getObject, getText } from '../../json.ts'
import { FieldName, Strict } from '../../schema/annotations.ts'
import { defineListView, type ViewedPage } from './definition.ts'

/** The days on which records stand. */
export const ListCalendar = Strict({
  start: { ...FieldName, description: 'the field with the first day, or the moment at which it begins' },
  end: Type.Optional({
    ...FieldName,
    description: 'the field with the last day, or the moment at which it ends; those of `start` when left out',
  }),
  text: Type.Optional({
    ...FieldName,
    description: 'the field that names an entry; the `display` of the model, else the first column when left out',
  }),
})
export type ListCalendar = Static<typeof ListCalendar>

/** The widgets that edit a day, for the mend of a field that has none. */
const listDays = (widgets: ViewedPage['widgets']): string =>
  [...widgets.values()]
    .filter(({ stores }) => stores !== undefined)
    .map(({ id }) => `\`${id}\``)
    .join(' or ')

/** Records on the days of a month. */
export const calendarView = defineListView({
  id: 'calendar',
  options: {
    calendar: Type.Optional({ ...ListCalendar, description: 'the days on which records stand in the calendar' }),
  },
  needs: { option: 'calendar', purpose: 'the field with the day of a record' },
  check: ({ page, fields, widgets, defaultWidget }) =>
    (['start', 'end'] as const).flatMap((part) => {
      const name = getText(getMember(page, 'calendar'), part)
      if (name === undefined || getMember(fields, name) === undefined) return []
      const widget = widgets.get(getText(getObject(fields, name), 'widget') ?? defaultWidget)
      if (!widget || widget.stores !== undefined) return []
      const message = `\`${name}\` is no date: give it the widget ${listDays(widgets)}, or name a field that has one`
      return [{ path: `/calendar/${part}`, code: 'wrong-value' as const, message }]
    }),
})
