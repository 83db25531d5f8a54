import type { ReportBlock } from '../../../language/index.ts'
import { isRecordBlock } from '../blocks/index.ts'
import { findPlainBlock } from '../plain/index.ts'
import type { ReportController } from '../useReportController.ts'
import { FramedBlock } from './FramedBlock.tsx'
import { PlainBlock } from './PlainBlock.tsx'

export interface BlockProps {
  readonly block: ReportBlock
  /** The columns of the grid on which it stands. */
  readonly columns: number | undefined
  /** Whether its height is counted in rows of the grid, so that what it shows has to fit. */
  readonly isInRows: boolean
  /** The columns that it takes where the page is narrower than a desk. */
  readonly mediumSpan: number
  readonly controller: ReportController
}

/** One block of a page; a type that this version does not know has been told as an issue of the page. */
export function Block({ block, isInRows, ...place }: BlockProps) {
  const plain = findPlainBlock(block.type)
  if (plain) return <PlainBlock block={block} definition={plain} {...place} />
  return isRecordBlock(block) ? <FramedBlock block={block} isInRows={isInRows} {...place} /> : null
}
