import { type CSSProperties, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { isRowDisabled } from '../columns/cellState.ts'
import { useGrid, useGridSetup } from '../grid/context.ts'

/** Loads the form of rows; the button that opens it waits for this. */
export const loadRowForm = () => import('./RowForm.tsx')

const RowForm = lazy(() => loadRowForm().then((chunk) => ({ default: chunk.RowForm })))

interface RowFormPanelProps {
  readonly rowHeight: number
  readonly headHeight: number
}

/** The form of one row, in a panel above or below it (specification 4, sub-form popover). */
export function RowFormPanel({ rowHeight, headHeight }: RowFormPanelProps) {
  const grid = useGrid()
  const { rowForm, store } = grid
  const { props, names, text, disabled } = useGridSetup()
  const translate = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  const open = useSyncExternalStore(rowForm.subscribe, rowForm.get)
  const key = open?.key
  const row = useSyncExternalStore(store.subscribe, () => (key === undefined ? undefined : store.find(key)))
  useEffect(() => {
    if (key !== undefined) panel.current?.focus({ preventScroll: true })
  }, [key])
  if (!open || !row) return null
  const { rows } = store.state()
  const index = rows.indexOf(row)
  const scroller = grid.view()?.scroller
  const top = (scroller?.offsetTop ?? 0) + headHeight + index * rowHeight - (scroller?.scrollTop ?? 0)
  const place =
    open.side === 'below'
      ? { '--pw-form-top': `${top + rowHeight}px` }
      : { '--pw-form-bottom': `calc(100% - ${top}px)` }
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={text(props.rowForm?.title) || translate('widgets.editable-table.rowForm', { row: index + 1 })}
      className={`pw-grid-form pw-grid-form-${open.side}`}
      style={place as CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        rowForm.close()
        grid.focus(grid.cursor.get().cell)
        grid.cursor.set({ mode: 'navigate' })
      }}
    >
      <div className="pw-grid-form-head">
        <strong>{text(props.rowForm?.title) || translate('widgets.editable-table.rowForm', { row: index + 1 })}</strong>
        <button
          type="button"
          className="pw-grid-button"
          aria-label={translate('widgets.editable-table.closeForm')}
          onClick={() => rowForm.close()}
        >
          ✕
        </button>
      </div>
      <Suspense fallback={null}>
        <RowForm key={row.key} row={row} isFixed={disabled || isRowDisabled(props, row.values, { names, rows })} />
      </Suspense>
    </div>
  )
}
