import type { ReportBlock } from '../../../language/index.ts'
import { lazyPart } from '../../../registry/index.ts'
import { isRecordBlock } from '../blocks/index.ts'
import type { ReportController } from '../useReportController.ts'
import { FramedBlock } from './FramedBlock.tsx'

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

/** The first page after sign-in shows records alone: the others come with the first page that has some. */
const KnownPlainBlock = lazyPart<Omit<BlockProps, 'isInRows'>>(
  () => import('./KnownPlainBlock.tsx').then((chunk) => chunk.KnownPlainBlock),
  null,
)

/** One block of a page; a type that this version does not know has been told as an issue of the page. */
export function Block({ block, isInRows, ...place }: BlockProps) {
  if (isRecordBlock(block)) return <FramedBlock block={block} isInRows={isInRows} {...place} />
  return <KnownPlainBlock block={block} {...place} />
}
