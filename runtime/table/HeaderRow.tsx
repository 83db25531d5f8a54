// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in a title take the focus, not the title
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { memo } from 'react'
import { GroupTitle } from './GroupTitle.tsx'
import { type GroupRun, groupRuns } from './groupRuns.ts'
import { HeaderCell } from './HeaderCell.tsx'
import type { PlacedColumn } from './placeColumns.ts'
import { ScrollShadows } from './ScrollShadows.tsx'
import { SelectAllCell } from './SelectAllCell.tsx'
import type { SelectionExtent } from './selectionExtent.ts'
import type { TableSort, TableTexts } from './types.ts'
import type { ColumnResizing } from './useColumnWidths.ts'

interface HeaderRowProps<R> {
  readonly placed: readonly PlacedColumn<R>[]
  readonly mounted: readonly PlacedColumn<R>[]
  /** Lines of titles: one, and one more for each group around a column. */
  readonly lines: number
  readonly widths: readonly number[]
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined
  readonly resizing: ColumnResizing | undefined
  /** How much of the page is chosen; none when rows are chosen one at a time. */
  readonly extent: SelectionExtent | undefined
  readonly isEmpty: boolean
  readonly onToggleAll: (checked: boolean) => void
  readonly texts: TableTexts
}

/** The titles. They are drawn again when columns, widths, sort or the extent of the selection change. */
export const HeaderRow = memo(function HeaderRow<R>(props: HeaderRowProps<R>) {
  const { placed, mounted, lines } = props
  if (lines === 1)
    return (
      <div role="rowgroup" className="pw-table-head">
        <div role="row" className="pw-table-line" aria-rowindex={1}>
          {mounted.map((entry) => (
            <Title key={entry.column.id} placed={entry} header={props} />
          ))}
        </div>
        <ScrollShadows />
      </div>
    )
  return (
    <div role="rowgroup" className="pw-table-head">
      <div role="presentation" className="pw-table-titles">
        {Array.from({ length: lines }, (_, level) => {
          const titles = titlesOfLine(mounted, groupRuns(placed, level), level)
          // Of a line whose columns are all scrolled away nothing is there.
          if (titles.length === 0) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <div key={level} role="row" className="pw-table-titles-line" aria-rowindex={level + 1}>
              {titles.map((title) =>
                'group' in title ? (
                  <GroupTitle key={`${title.group.id} ${title.first}`} run={title} />
                ) : (
                  <Title key={title.column.id} placed={title} header={props} />
                ),
              )}
            </div>
          )
        })}
      </div>
      <ScrollShadows />
    </div>
  )
}) as <R>(props: HeaderRowProps<R>) => React.JSX.Element

/** What stands in one line, in the order of the columns: groups, and columns that lie in no further one. */
function titlesOfLine<R>(
  mounted: readonly PlacedColumn<R>[],
  runs: readonly GroupRun[],
  level: number,
): readonly (GroupRun | PlacedColumn<R>)[] {
  const own = mounted.filter(({ column }) => (column.groups?.length ?? 0) === level)
  const shown = runs.filter(({ first, last }) => mounted.some(({ track }) => track >= first && track <= last))
  const trackOf = (title: GroupRun | PlacedColumn<R>) => ('group' in title ? title.first : title.track)
  return [...own, ...shown].sort((one, other) => trackOf(one) - trackOf(other))
}

function Title<R>({ placed, header }: { readonly placed: PlacedColumn<R>; readonly header: HeaderRowProps<R> }) {
  const { lines, widths, sort, onSort, resizing, extent, isEmpty, onToggleAll, texts } = header
  if (placed.kind === 'selection')
    return (
      <SelectAllCell
        placed={placed}
        extent={extent}
        label={texts.selectAll}
        isDisabled={isEmpty}
        onToggleAll={onToggleAll}
        lines={lines}
      />
    )
  return (
    <HeaderCell
      placed={placed}
      width={widths[placed.track] ?? 0}
      sort={sort}
      onSort={onSort}
      resizing={resizing}
      texts={texts}
      {...(lines > 1 ? { lines: { first: (placed.column.groups?.length ?? 0) + 1, end: lines + 1 } } : {})}
    />
  )
}
