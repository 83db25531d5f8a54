import { findPlainBlock } from '../plain/index.ts'
import type { BlockProps } from './blockProps.ts'
import { PlainBlock } from './PlainBlock.tsx'

/** A block without a frame; nothing for a type that this version does not know. */
export function KnownPlainBlock({ block, ...place }: Omit<BlockProps, 'isInRows'>) {
  const definition = findPlainBlock(block.type)
  return definition ? <PlainBlock block={block} definition={definition} {...place} /> : null
}
