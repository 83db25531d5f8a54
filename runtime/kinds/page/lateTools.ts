import { allBlocks, type ResolvedPage } from '../../language/index.ts'
import { lazyPart, preloadPart } from '../../registry/index.ts'
import type { FramedToolsProps } from './block/FramedTools.tsx'
import type { BlocksController } from './useBlocksController.ts'

/** What a person may do with all blocks together. */
export const BarTools = lazyPart<{ readonly controller: BlocksController }>(
  () => import('./BarTools.tsx').then((chunk) => chunk.BarTools),
  null,
)

/** What a person may do with one block. */
export const FramedTools = lazyPart<FramedToolsProps>(
  () => import('./block/FramedTools.tsx').then((chunk) => chunk.FramedTools),
  null,
)

/** Loads the tools of a page that has some ahead of it: titles would make room for them as they come. */
export async function loadTools({ page }: ResolvedPage<'page'>): Promise<void> {
  if (page.tools) await preloadPart(BarTools)
  if (page.tools || allBlocks(page.blocks).some((block) => 'tools' in block && block.tools))
    await preloadPart(FramedTools)
}
