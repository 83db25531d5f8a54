import { type CSSProperties, useMemo } from 'react'
import type { ReportBlock } from '../../language/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { Block } from './block/Block.tsx'
import { toGridColumns, toMediumSpans } from './block/toPlace.ts'
import type { BlockGroupProps } from './group/BlockGroup.tsx'
import type { ReportController } from './useReportController.ts'

const BlockGroup = lazyPart<BlockGroupProps>(() => import('./group/BlockGroup.tsx').then((chunk) => chunk.BlockGroup))

interface ReportGridProps {
  readonly blocks: readonly ReportBlock[]
  readonly controller: ReportController
}

/** Blocks of a report on a grid; a group has one of its own inside. */
export function ReportGrid({ blocks, controller }: ReportGridProps) {
  const { columns } = controller.resolved.page
  const mediumSpans = useMemo(() => toMediumSpans(blocks, columns), [blocks, columns])
  return (
    <div className="pw-report-grid" style={{ '--pw-columns': toGridColumns(columns) } as CSSProperties}>
      {blocks.map((block, index) =>
        block.type === 'group' ? (
          <BlockGroup key={block.id} group={block} mediumSpan={mediumSpans[index] ?? 1} controller={controller}>
            {(inner) => <ReportGrid blocks={inner} controller={controller} />}
          </BlockGroup>
        ) : (
          <Block key={block.id} block={block} mediumSpan={mediumSpans[index] ?? 1} controller={controller} />
        ),
      )}
    </div>
  )
}
