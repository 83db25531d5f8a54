import { type CSSProperties, useMemo } from 'react'
import { Block } from './block/Block.tsx'
import { toGridColumns, toMediumSpans } from './block/toPlace.ts'
import { conditionsOf, isThere } from './shownBlocks.ts'
import { usePageNames } from './store/usePageNames.ts'
import type { GridProps } from './useBlocksController.ts'
import { useGrowing } from './useGrowing.ts'

/** Blocks on a grid, those whose conditions hold; a block that holds others has grids of its own inside. */
export function BlockGrid({ blocks, controller, isColumn = false }: GridProps) {
  const { columns: ofPage } = controller.resolved.page
  const ofGrid = typeof ofPage === 'number' ? ofPage : undefined
  const columns = isColumn ? 1 : ofGrid
  const conditions = useMemo(() => conditionsOf(blocks), [blocks])
  const names = usePageNames(controller, conditions, true)
  const shown = useMemo(
    () => (conditions.length === 0 ? blocks : blocks.filter((block) => isThere(block, names))),
    [blocks, conditions, names],
  )
  const mediumSpans = useMemo(() => toMediumSpans(shown, columns), [shown, columns])
  const count = useGrowing(shown.length, controller.isPrinting)
  // Where a block says how high it is, the heights of all are counted in rows of the grid.
  const isInRows = shown.some((block) => 'rows' in block && block.rows !== undefined)
  return (
    <div
      className="pw-page-grid"
      data-rows={isInRows || undefined}
      style={{ '--pw-grid-columns': toGridColumns(columns) } as CSSProperties}
    >
      {shown.slice(0, count).map((block, index) => (
        <Block
          key={block.id}
          block={block}
          columns={columns}
          isInRows={isInRows}
          mediumSpan={mediumSpans[index] ?? 1}
          controller={controller}
        />
      ))}
    </div>
  )
}
