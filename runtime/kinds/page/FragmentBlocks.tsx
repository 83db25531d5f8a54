import { useMemo } from 'react'
import type { AnyBlock, ResolvedPage } from '../../language/index.ts'
import { firstState } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { SourceHosts } from './store/SourceHosts.tsx'
import { useBlocks } from './useBlocks.ts'
import type { BlocksController } from './useBlocksController.ts'

interface FragmentBlocksProps {
  readonly resolved: ResolvedPage<'fragment'>
  readonly given: DataRecord
  readonly around: BlocksController
  /** What tells this use of the fragment from others. */
  readonly place: string
}

const noBlocks: readonly AnyBlock[] = []

/** The blocks of a fragment with a state and sources of their own. */
export function FragmentBlocks({ resolved, given, around, place }: FragmentBlocksProps) {
  const { page } = resolved
  const { blocks = noBlocks } = page
  const frame = useBlocks(resolved, () => firstState(page.state, undefined))
  const inner = useMemo<BlocksController>(() => {
    const { query, route, page: address, user } = around.names
    return {
      ...around,
      ...frame,
      resolved,
      blocks,
      names: { query, route, page: address, user, given },
      around: undefined,
      filters: [],
      place: `${around.place}${place} `,
    }
  }, [around, frame, resolved, blocks, given, place])
  return (
    <>
      {page.sources && <SourceHosts controller={inner} sources={page.sources} />}
      <inner.Grid blocks={blocks} controller={inner} />
    </>
  )
}
