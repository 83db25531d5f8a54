import { type CSSProperties, useMemo } from 'react'
import { Block } from './block/Block.tsx'
import { toGridColumns, toMediumSpans } from './block/toPlace.ts'
import type { ReportController, ShownBlock } from './useReportController.ts'

interface ReportGridProps {
  readonly blocks: readonly ShownBlock[]
  readonly controller: ReportController
}

/** Blocks of a report on a grid. */
export function ReportGrid({ blocks, controller }: ReportGridProps) {
  const { columns } = controller.resolved.page
  const mediumSpans = useMemo(() => toMediumSpans(blocks, columns), [blocks, columns])
  return (
    <div className="pw-report-grid" style={{ '--pw-columns': toGridColumns(columns) } as CSSProperties}>
      {blocks.map((block, index) => (
        <Block key={block.id} block={block} mediumSpan={mediumSpans[index] ?? 1} controller={controller} />
      ))}
    </div>
  )
}
