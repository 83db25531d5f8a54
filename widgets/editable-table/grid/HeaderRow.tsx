// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in a title take the focus, not the title
import { memo, useSyncExternalStore } from 'react'
import { unseen, useTranslate } from '../../../runtime/index.ts'
import { tickAll } from '../actions/rows.ts'
import { isRowDisabled } from '../columns/cellState.ts'
import { minWidth } from '../columns/columnWidths.ts'
import type { GridColumn } from '../columns/types.ts'
import type { CellStyles } from './cellStyles.ts'
import { useGrid, useGridSetup } from './context.ts'
import type { GridLayout } from './layout.ts'
import { ResizeHandle } from './ResizeHandle.tsx'

interface HeaderRowProps {
  readonly columns: readonly GridColumn[]
  readonly layout: GridLayout
  readonly styles: CellStyles
  readonly left: number
  readonly right: number
  readonly onResize: (name: string, width: number) => void
}

/** The titles of the columns, with the box that ticks all rows. */
export const HeaderRow = memo(function HeaderRow({ columns, layout, styles, left, right, onResize }: HeaderRowProps) {
  const translate = useTranslate()
  const draw = (index: number) => {
    const column = columns[index]
    const style = styles[index]
    if (!column || !style) return null
    const { name, label, field, align } = column
    return (
      <div
        key={name}
        role="columnheader"
        aria-colindex={layout.controls.length + index + 1}
        className={align === 'left' ? 'pw-grid-title' : `pw-grid-title pw-grid-${align}`}
        style={style}
        data-title={index}
      >
        <span className={field.required ? 'pw-grid-title-text pw-grid-required' : 'pw-grid-title-text'} title={label}>
          {label}
        </span>
        <ResizeHandle
          label={translate('widgets.editable-table.resize', { column: label })}
          width={layout.widths[index] ?? 0}
          min={minWidth(column)}
          onResize={(width) => onResize(name, width)}
        />
      </div>
    )
  }
  return (
    <div role="row" aria-rowindex={1} className="pw-grid-titles">
      <div role="none" className="pw-grid-pins" style={styles.pins}>
        {layout.controls.map(({ id, width }, place) => (
          <div
            key={id}
            role="columnheader"
            aria-colindex={place + 1}
            className={`pw-grid-control pw-grid-control-${id}`}
            style={{ width }}
          >
            {id === 'tick' && <TickAll />}
            {id === 'number' && <span aria-hidden="true">#</span>}
            {id !== 'tick' && <span className={unseen}>{translate(`widgets.editable-table.control.${id}`)}</span>}
          </div>
        ))}
        {Array.from({ length: layout.pinnedCount }, (_, index) => draw(index))}
      </div>
      {Array.from({ length: right - left }, (_, index) => draw(left + index))}
    </div>
  )
})

function TickAll() {
  const grid = useGrid()
  const translate = useTranslate()
  const { store, cursor } = grid
  const ticked = useSyncExternalStore(cursor.subscribe, () => cursor.get().ticked)
  const keys = useSyncExternalStore(store.subscribe, store.keys)
  const count = ticked.size
  const { props, names, disabled } = useGridSetup()
  // Disabled rows cannot be ticked; they are counted only when there is something to count.
  const free =
    count === 0
      ? keys.length
      : keys.length -
        countFixed(store.state().rows, (values) => isRowDisabled(props, values, { names, rows: store.state().rows }))
  return (
    <input
      type="checkbox"
      className="pw-grid-toggle"
      aria-label={translate('widgets.editable-table.tickAll')}
      checked={count > 0 && count >= free}
      disabled={disabled || keys.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < free
      }}
      onChange={({ target }) => tickAll(grid, target.checked)}
    />
  )
}

const countFixed = (
  rows: readonly { readonly values: Readonly<Record<string, unknown>> }[],
  isFixed: (values: Readonly<Record<string, unknown>>) => boolean,
): number => rows.reduce((count, { values }) => count + (isFixed(values) ? 1 : 0), 0)
