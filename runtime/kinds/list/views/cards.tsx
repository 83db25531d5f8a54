import { lazyPart } from '../../../registry/index.ts'
import type { ListViewDefinition, ListViewProps } from './definition.ts'

/** Records as cards. */
export const cardsView: ListViewDefinition = {
  id: 'cards',
  icon: 'appstore',
  component: lazyPart<ListViewProps>(
    () => import('../cards/RecordCards.tsx').then((chunk) => chunk.RecordCards),
    <div className="pw-cards-waiting" />,
  ),
}
