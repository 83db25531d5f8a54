import { useCallback } from 'react'
import { useText, useTranslate } from '../../../i18n/index.ts'
import { MenuButton } from '../../../popup/index.ts'
import { toColumns } from '../listPage.ts'
import type { ListController } from '../useListController.ts'

interface CardsBarProps {
  readonly controller: ListController
  readonly hasSelection: boolean
}

/** What the titles of a table do, for cards: choosing all of the page, and the order of the records. */
export function CardsBar({ controller, hasSelection }: CardsBarProps) {
  const translate = useTranslate()
  const text = useText()
  const { resolved, state, selection, keyOf, isRowDisabled, sort, setSort } = controller
  const choosable = state.records.filter((record) => !isRowDisabled(record))
  const chosen = choosable.filter((record) => selection.keys.has(keyOf(record))).length
  const isPartial = chosen > 0 && chosen < choosable.length
  const attach = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isPartial
    },
    [isPartial],
  )
  const nameOf = (field: string) => text(resolved.fields[field]?.label) || field
  const sortable = toColumns(resolved.page.columns).filter(
    ({ column }) => (column.sortable ?? resolved.fields[column.field]?.sortable ?? true) && !column.hidden,
  )
  const directions = ['asc', 'desc'] as const
  const entries = sortable.flatMap(({ column: { field, label } }, index) =>
    directions.map((direction) => ({
      id: `${field} ${direction}`,
      label: translate(`list.sortBy.${direction}`, { title: text(label) || nameOf(field) }),
      isChosen: sort?.field === field && sort.direction === direction,
      isApart: index > 0 && direction === 'asc',
      onSelect: () => setSort({ field, direction }),
    })),
  )
  const order =
    sort && resolved.fields[sort.field]
      ? translate(`list.sortBy.${sort.direction}`, { title: nameOf(sort.field) })
      : undefined
  const sortText = translate('list.sort')
  if (!hasSelection && entries.length === 0) return null
  return (
    <div className="pw-cards-bar">
      {hasSelection && (
        <label className="pw-cards-choose">
          <input
            ref={attach}
            type="checkbox"
            className="pw-table-check"
            checked={choosable.length > 0 && chosen === choosable.length}
            disabled={choosable.length === 0}
            onChange={(event) => selection.toggleAll(choosable, event.target.checked)}
          />
          {translate('list.selectAll')}
        </label>
      )}
      {entries.length > 0 && (
        <MenuButton
          label={order ? `${sortText}: ${order}` : sortText}
          className="pw-link pw-cards-sort"
          entries={entries}
        >
          {order ?? sortText}
        </MenuButton>
      )}
    </div>
  )
}
