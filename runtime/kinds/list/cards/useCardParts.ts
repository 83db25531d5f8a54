import { useMemo } from 'react'
import { useText } from '../../../i18n/index.ts'
import type { Card } from '../../../language/index.ts'
import { usePageServices } from '../../../page/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import type { ListColumn } from '../tableColumns.tsx'
import type { ListController } from '../useListController.ts'
import { type CardFields, toCardFields } from './cardFields.ts'
import { toLineFields } from './lineFields.ts'
import { toneParts } from './toneParts.ts'

interface CardParts {
  /** How the page says that one record looks; a line of the list for each when undefined. */
  readonly card: Card | undefined
  readonly parts: CardFields
}

/** The fields of a card by their places: as the page says, else those of the columns that matter. */
export function useCardParts({ resolved }: ListController, columns: readonly ListColumn[]): CardParts {
  const text = useText()
  const registry = useRegistry()
  const { hasAccess } = usePageServices()
  const card = resolved.page.kind === 'list' ? resolved.page.card : undefined
  const parts = useMemo(
    () =>
      toneParts(
        card
          ? toCardFields({ card, resolved, registry, text, hasAccess })
          : toLineFields(columns, resolved, (id) => registry.findWidget(id)),
        columns,
      ),
    [card, columns, resolved, registry, text, hasAccess],
  )
  return { card, parts }
}
