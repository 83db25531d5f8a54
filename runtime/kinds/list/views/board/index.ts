import { lazyPart } from '../../../../registry/index.ts'
import type { ListViewDefinition, ListViewProps } from '../definition.ts'
import { maxCards, usualCards } from './boardSize.ts'

/** Records as cards in the columns of a state. */
export const boardView: ListViewDefinition = {
  id: 'board',
  icon: 'project',
  component: lazyPart<ListViewProps>(() => import('./BoardView.tsx').then((chunk) => chunk.BoardView), null),
  request: (page) => ({ batch: Math.min(page * usualCards, maxCards) }),
}
