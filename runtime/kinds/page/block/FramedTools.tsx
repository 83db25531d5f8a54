import type { RefObject } from 'react'
import type { BlockViewProps } from '../blocks/definition.ts'
import type { AnyDefinition } from '../blocks/index.ts'
import { BlockTools, type BlockToolsProps } from './BlockTools.tsx'
import { useDownloads } from './useDownloads.ts'

export interface FramedToolsProps extends Pick<BlockToolsProps, 'updatedAt' | 'reload' | 'table' | 'fullScreen'> {
  readonly definition: AnyDefinition
  readonly view: BlockViewProps
  readonly body: RefObject<HTMLElement | null>
}

/** The tools of a block that shows records, with the forms in which it can be saved. */
export function FramedTools({ definition, view, body, ...tools }: FramedToolsProps) {
  const downloads = useDownloads(definition, view, body)
  const { intl, title, block } = view
  return <BlockTools {...tools} intl={intl} title={title} downloads={downloads} isSmall={block.type === 'stat'} />
}
