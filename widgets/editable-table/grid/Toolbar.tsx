import { useRef, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { addRow, insertBelow, removeMeant, stepMeant, tickAll } from '../actions/rows.ts'
import { createThrottle } from '../actions/throttle.ts'
import { toolbarButtons } from '../props.ts'
import { useGrid, useGridSetup } from './context.ts'
import { icons } from './icons.tsx'
import type { DrawnSetup, Grid } from './types.ts'

type ToolbarButton = (typeof toolbarButtons)[number]

/**
 * Insert clicks that come sooner after the one before are refused (specification 5 and 9). Adding at the end is another
 * command (specification 4), which people may well press several times in a row.
 */
const insertPause = 1500

interface ButtonDefinition {
  readonly run: (grid: Grid) => void
  readonly isAllowed?: (setup: DrawnSetup) => boolean
  readonly isDisabled?: (grid: Grid) => boolean
}

const isEmpty = (grid: Grid): boolean => grid.store.keys().length === 0

const buttons: Readonly<Record<Exclude<ToolbarButton, 'insert'>, ButtonDefinition>> = {
  add: { run: (grid) => addRow(grid, grid.store.keys().length), isAllowed: (setup) => setup.canAdd },
  remove: { run: removeMeant, isAllowed: (setup) => setup.canRemove, isDisabled: isEmpty },
  clearSelection: {
    run: (grid) => tickAll(grid, false),
    isAllowed: ({ props }) => props.selection !== false,
    isDisabled: (grid) => grid.cursor.get().ticked.size === 0,
  },
  moveUp: { run: (grid) => stepMeant(grid, -1), isDisabled: isEmpty },
  moveDown: { run: (grid) => stepMeant(grid, 1), isDisabled: isEmpty },
  undo: { run: (grid) => grid.store.undo(), isDisabled: (grid) => !grid.store.canUndo() },
  redo: { run: (grid) => grid.store.redo(), isDisabled: (grid) => !grid.store.canRedo() },
}

/** The buttons above the table: those that its document names and the person may use (specification 6). */
export function Toolbar() {
  const grid = useGrid()
  const translate = useTranslate()
  const setup = useGridSetup()
  const { store, cursor } = grid
  const throttle = useRef(createThrottle(insertPause))
  // What can be pressed follows the rows and the ticks.
  useSyncExternalStore(store.subscribe, store.state)
  const ticked = useSyncExternalStore(cursor.subscribe, () => cursor.get().ticked.size)
  if (setup.disabled) return null
  const insert: ButtonDefinition = {
    run(table) {
      if (throttle.current()) insertBelow(table)
      else table.setup().warn(translate('widgets.editable-table.tooFast'))
    },
    isAllowed: ({ canAdd }) => canAdd,
  }
  const shown = (setup.props.toolbar ?? toolbarButtons).flatMap((id) => {
    const button = id === 'insert' ? insert : buttons[id]
    return button.isAllowed?.(setup) === false ? [] : [{ id, ...button }]
  })
  if (shown.length === 0) return null
  return (
    <div role="toolbar" aria-label={translate('widgets.editable-table.toolbar')} className="pw-grid-toolbar">
      {shown.map(({ id, run, isDisabled }) => (
        <button
          key={id}
          type="button"
          className={id === 'add' ? 'pw-grid-button pw-grid-button-worded' : 'pw-grid-button'}
          aria-label={translate(`widgets.editable-table.tool.${id}`)}
          title={translate(`widgets.editable-table.tool.${id}`)}
          disabled={isDisabled?.(grid) ?? false}
          onClick={() => run(grid)}
        >
          {icons[id]}
          {id === 'add' && translate('widgets.editable-table.tool.add')}
        </button>
      ))}
      {ticked > 0 && (
        <output className="pw-grid-note">{translate('widgets.editable-table.ticked', { count: ticked })}</output>
      )}
    </div>
  )
}
