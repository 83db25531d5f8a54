// biome-ignore-all lint/a11y/useSemanticElements: a native table lays itself out by all of its cells, and here only those in view exist
import { type MouseEvent, useMemo, useState } from 'react'
import { useTranslate } from '../../../runtime/index.ts'
import { tableDefaults } from '../props.ts'
import { RowFormPanel } from '../row-form/RowFormPanel.tsx'
import { CellTip } from './CellTip.tsx'
import { GridProvider, GridSetupProvider } from './context.ts'
import { GridTable, headHeight } from './GridTable.tsx'
import { createHovered, toHovered } from './hovered.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { toKeyboardEvents } from './keyboardEvents.ts'
import { toLayout } from './layout.ts'
import { onMouseDown } from './pointerEvents.ts'
import { Toolbar } from './Toolbar.tsx'
import type { DrawnSetup, Grid } from './types.ts'
import { useOutsideRelease } from './useOutsideRelease.ts'
import { useRowCount } from './useRowCount.ts'
import { useScroller } from './useScroller.ts'
import './grid.css'

interface GridFrameProps {
  readonly grid: Grid
  readonly setup: DrawnSetup
  readonly label: string
  readonly describedBy: string | undefined
  readonly onLeave: () => void
}

/** The table with its buttons and all that is around the cells. */
export function GridFrame({ grid, setup, label, describedBy, onLeave }: GridFrameProps) {
  const translate = useTranslate()
  const [scroller, attach] = useScroller()
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [hovered] = useState(createHovered)
  const rows = useRowCount(grid)
  const markInside = useOutsideRelease(grid)
  const { id, columns, props, disabled } = setup
  const { rowHeight = tableDefaults.rowHeight, maxHeight = tableDefaults.maxHeight, alwaysEdit = true } = props
  const width = scroller?.width ?? 0
  const layout = useMemo(
    () => toLayout({ columns, props, isReadOnly: disabled, rows, available: width, chosen }),
    [columns, props, disabled, rows, width, chosen],
  )
  const keyboard = useMemo(() => toKeyboardEvents(grid, onLeave), [grid, onLeave])
  const onResize = useMemo(
    () => (name: string, wide: number) => setChosen((before) => new Map(before).set(name, wide)),
    [],
  )
  return (
    <GridProvider value={grid}>
      <GridSetupProvider value={setup}>
        <div
          className={alwaysEdit && !disabled ? 'pw-grid pw-grid-open' : 'pw-grid'}
          role="none"
          onMouseUpCapture={markInside}
          style={{ '--pw-grid-row': `${rowHeight}px`, '--pw-grid-head': `${headHeight}px` } as React.CSSProperties}
        >
          <Toolbar />
          <KeyHelp id={`${id}-keys`} />
          <div
            ref={attach}
            role="grid"
            id={id}
            aria-label={label}
            aria-describedby={describedBy ? `${id}-keys ${describedBy}` : `${id}-keys`}
            aria-rowcount={rows + 1}
            aria-colcount={layout.controls.length + columns.length}
            aria-multiselectable
            aria-readonly={disabled || undefined}
            tabIndex={-1}
            className="pw-grid-scroll"
            style={{ maxHeight }}
            {...keyboard}
            onMouseDown={(event: MouseEvent) => onMouseDown(grid, event)}
            onMouseOver={(event: MouseEvent) => hovered.set(toHovered(event.target))}
            onFocus={() => hovered.set(undefined)}
            onMouseLeave={() => hovered.set(undefined)}
          >
            {scroller && (
              <GridTable
                scroller={scroller}
                columns={columns}
                layout={layout}
                rowHeight={rowHeight}
                maxHeight={maxHeight}
                onResize={onResize}
              />
            )}
          </div>
          {rows === 0 && <div className="pw-grid-empty">{translate('widgets.editable-table.empty')}</div>}
          {props.rowForm && <RowFormPanel rowHeight={rowHeight} headHeight={headHeight} />}
          <CellTip hovered={hovered} />
        </div>
      </GridSetupProvider>
    </GridProvider>
  )
}
