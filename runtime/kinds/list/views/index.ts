import type { ListPage, ListViewId } from '../../../language/index.ts'
import { boardView } from './board/index.ts'
import { calendarView } from './calendar/index.ts'
import { cardsView } from './cards.tsx'
import type { ListViewDefinition } from './definition.ts'
import { tableView } from './table/index.ts'

/** The views of a list. A new one is a folder here, a line in this list and one in that of the language. */
const views: readonly [ListViewDefinition, ...ListViewDefinition[]] = [tableView, cardsView, boardView, calendarView]

/** What draws a view; the table for one that this version does not know. */
export const findListView = (id: ListViewId): ListViewDefinition => views.find((view) => view.id === id) ?? views[0]

/** The view that a person chose as long as the page offers it, else the one that the page says. */
export const toShownView = (
  offered: readonly ListViewId[],
  chosen: ListViewId | undefined,
  stated: ListPage['view'],
): ListViewId => (chosen && offered.includes(chosen) ? chosen : (stated ?? offered[0] ?? 'table'))
