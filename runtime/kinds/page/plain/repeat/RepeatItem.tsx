import { memo, useMemo, useRef } from 'react'
import type { BlockTypes, ListViewId } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { useInSight } from '../../block/useInSight.ts'
import { type ViewChoice, ViewChoiceContext } from '../../blocks/table/viewChoice.ts'
import type { BlocksController } from '../../useBlocksController.ts'

interface RepeatItemProps {
  readonly block: BlockTypes['repeat']
  readonly record: DataRecord
  readonly index: number
  readonly records: readonly DataRecord[]
  readonly controller: BlocksController
  /** Whether it is mounted before it comes near the view. */
  readonly isEarly: boolean
  /** How the tables of all items are shown on a phone; the first one offers another view. */
  readonly view: ListViewId
  readonly onView: (view: ListViewId) => void
}

/** One item: its blocks read its record; they are mounted once it comes near the view, and stay. */
export const RepeatItem = memo(function RepeatItem(props: RepeatItemProps) {
  const { block, record, index, records, controller, isEarly, view, onView } = props
  const frame = useRef<HTMLLIElement>(null)
  const wasSeen = useInSight(frame, 'early')
  const inner = useMemo<BlocksController>(
    () => ({
      ...controller,
      names: { ...controller.names, record, rows: records, index },
      around: [record],
      place: `${controller.place}${block.id} ${index} `,
    }),
    [controller, record, records, index, block],
  )
  const tables = useMemo<ViewChoice>(() => ({ view, choose: onView, isOffered: index === 0 }), [view, onView, index])
  const isMounted = isEarly || wasSeen || controller.isPrinting
  return (
    <li ref={frame} data-waiting={!isMounted || undefined}>
      {isMounted && (
        <ViewChoiceContext value={tables}>
          <inner.Grid blocks={block.blocks} controller={inner} />
        </ViewChoiceContext>
      )}
    </li>
  )
})
