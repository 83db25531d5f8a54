import { Type } from 'typebox'
import { Card } from '../../schema/card.ts'
import { defineListView } from './definition.ts'

/** Records as cards beside and below each other. */
export const cardsView = defineListView({
  id: 'cards',
  options: { card: Type.Optional({ ...Card, description: 'how one record looks as a card' }) },
  needs: { option: 'card', purpose: 'which fields a card shows' },
})
