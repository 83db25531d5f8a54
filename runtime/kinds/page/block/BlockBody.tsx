import { Suspense } from 'react'
import { NodeBoundary } from '../../../issues/index.ts'
import type { BlockViewProps } from '../blocks/definition.ts'
import type { AnyDefinition } from '../blocks/index.ts'
import type { SourceState } from '../records/sourceState.ts'
import { EmptyBlock, FailedBlock } from './BlockNotes.tsx'
import { Skeleton } from './Skeleton.tsx'

interface BlockBodyProps {
  readonly definition: AnyDefinition
  readonly state: SourceState
  readonly isMounted: boolean
  readonly view: BlockViewProps
}

/** What a block shows in the state in which it is. */
export function BlockBody({ definition, state, isMounted, view }: BlockBodyProps) {
  const { intl, block } = view
  const { failure, records } = state
  const waiting = (
    <Skeleton type={block.type} label={intl.translate('page.loading')} height={definition.expectedHeight?.(view)} />
  )
  if (!isMounted || state.status === 'loading') return waiting
  if (failure && records.length === 0)
    return <FailedBlock message={failure.message} failure={failure} onRetry={state.reload} />
  if (definition.isEmpty?.({ block, records }) ?? records.length === 0)
    return <EmptyBlock intl={intl} text={intl.text(block.empty)} />
  const View = definition.view
  return (
    <NodeBoundary node={`Block ${block.id}`}>
      <Suspense fallback={waiting}>
        <View {...view} />
      </Suspense>
    </NodeBoundary>
  )
}
