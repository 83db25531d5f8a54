import { lazyPart } from '../../../registry/index.ts'
import { isRecordBlock } from '../blocks/index.ts'
import type { BlockProps } from './blockProps.ts'
import { FramedBlock } from './FramedBlock.tsx'

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
