// biome-ignore-all lint/a11y/useFocusableInteractive: what is in the active cell takes the focus, for all of them
// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { type ReactNode, useSyncExternalStore } from 'react'
import { IconButton, useTranslate } from '../../../runtime/index.ts'
import { tickRow } from '../actions/rows.ts'
import { useGrid } from './context.ts'
import { dragDots, icons } from './icons.tsx'
import type { ControlColumn, GridLayout } from './layout.ts'

interface RowControlsProps {
  readonly index: number
  readonly rowKey: string
  readonly layout: GridLayout
  readonly isTicked: boolean
  readonly isFixed: boolean
}

/**
 * What stands before the values of a row: its handle, its number, its box, the button of its form. What can be pressed is
 * that of one row, though rows take over each other's place: the focus never goes over to another row.
 */
export function RowControls({ layout, index, rowKey, isTicked, isFixed }: RowControlsProps) {
  const translate = useTranslate()
  const grid = useGrid()
  const draw: Readonly<Record<ControlColumn['id'], () => ReactNode>> = {
    number: () => index + 1,
    form: () => <FormButton key={rowKey} rowKey={rowKey} index={index} />,
    drag: () => (
      <span key={rowKey} className="pw-grid-drag" data-drag={rowKey} title={translate('widgets.editable-table.drag')}>
        {dragDots}
      </span>
    ),
    tick: () => (
      <input
        key={rowKey}
        type="checkbox"
        className="pw-grid-toggle"
        tabIndex={-1}
        aria-label={translate('widgets.editable-table.tickRow', { row: index + 1 })}
        checked={isTicked}
        disabled={isFixed}
        onChange={() => tickRow(grid, rowKey)}
      />
    ),
  }
  return layout.controls.map(({ id, width }, place) => (
    <div
      key={id}
      role="gridcell"
      aria-colindex={place + 1}
      className={`pw-grid-control pw-grid-control-${id}`}
      style={{ width }}
    >
      {draw[id]()}
    </div>
  ))
}

function FormButton({ rowKey, index }: { readonly rowKey: string; readonly index: number }) {
  const translate = useTranslate()
  const { rowForm } = useGrid()
  const isOpen = useSyncExternalStore(rowForm.subscribe, () => rowForm.get()?.key === rowKey)
  return (
    <IconButton
      className="pw-grid-form-button"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Enter"
      label={translate('widgets.editable-table.openForm', { row: index + 1 })}
      title={`${translate('widgets.editable-table.openForm', { row: index + 1 })} (Alt+Enter)`}
      onClick={({ clientY, currentTarget }) =>
        void rowForm.toggle(rowKey, clientY || currentTarget.getBoundingClientRect().bottom)
      }
    >
      {icons.form}
    </IconButton>
  )
}
