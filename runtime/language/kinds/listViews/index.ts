import { type TSchema, Type } from 'typebox'
import { boardView } from './board.ts'
import { calendarView } from './calendar.ts'
import { cardsView } from './cards.ts'
import type { ListViewSchema } from './definition.ts'
import { tableView } from './table.ts'

/** The views of a list. A new one is a file here, a line in this list and one in the other. */
const views = [tableView, cardsView, boardView, calendarView] as const

/** The name of a view. */
export type ListViewId = (typeof views)[number]['id']

export const listViews: readonly ListViewSchema<ListViewId, Record<string, TSchema>>[] = views

export const ListViewName = Type.Enum(views.map(({ id }) => id))

type Options<V> = V extends { readonly options: infer P } ? (part: P) => void : never
type AllOptions<V> = Options<V> extends (part: infer P) => void ? P : never

/** What a list may say of its views. */
export const listViewOptions = Object.assign({}, ...views.map(({ options }) => options)) as AllOptions<
  (typeof views)[number]
>
