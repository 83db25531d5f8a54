import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NodeBoundary } from '../../../issues/index.ts'
import { type AnyBlock, type ResolvedPage, resolvePage } from '../../../language/index.ts'
import { type PageOpening, useRegistry } from '../../../registry/index.ts'
import type { ListController } from '../useListController.ts'
import { OuterFilters } from './outerFilters.ts'
import './listBlocks.css'

export interface ListBlocksProps {
  readonly blocks: readonly AnyBlock[]
  readonly controller: ListController
}

const opening: PageOpening = { mode: 'view' }

/** Blocks as a report of their own, with the fields of the list around them. */
function toReport({ page, fields }: ListController['resolved'], blocks: readonly AnyBlock[]): ResolvedPage<'page'> {
  const { id, version, title } = page
  const report = resolvePage({
    kind: 'page',
    id,
    version,
    title,
    tools: true,
    blocks: [...blocks],
  }) as ResolvedPage<'page'>
  return { ...report, fields }
}

/** Charts and figures of a list, of the records that its query bar asks for. They come with the kind of reports. */
export function ListBlocks({ blocks, controller }: ListBlocksProps) {
  const registry = useRegistry()
  const { resolved, entries } = controller
  const report = useMemo(() => toReport(resolved, blocks), [resolved, blocks])
  const { data: kind } = useQuery({
    queryKey: ['kind', 'page'],
    queryFn: async () => {
      const loaded = await registry.loadKind('page')
      if (loaded) await registry.loadWidgets(loaded.widgets(report))
      return loaded ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const Component = kind?.component
  return (
    <div className="pw-list-blocks">
      <OuterFilters value={entries}>
        <NodeBoundary node={`Blocks of ${resolved.page.id}`}>
          {Component && <Component page={report} opening={opening} />}
        </NodeBoundary>
      </OuterFilters>
    </div>
  )
}
