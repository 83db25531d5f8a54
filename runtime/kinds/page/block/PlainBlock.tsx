import { type CSSProperties, type ReactNode, Suspense, useId, useMemo } from 'react'
import { NodeBoundary } from '../../../issues/index.ts'
import type { AnyBlock } from '../../../language/index.ts'
import { LiveNote } from '../../../live/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import type { AnyPlainBlock, PlainViewProps } from '../plain/definition.ts'
import type { SourceState } from '../records/sourceState.ts'
import { useBlockSource } from '../records/useBlockSource.ts'
import { usePageNames } from '../store/usePageNames.ts'
import { useBlockActions } from '../useBlockActions.ts'
import type { BlocksController } from '../useBlocksController.ts'
import { writeText } from '../writeText.ts'
import { EmptyBlock, FailedBlock } from './BlockNotes.tsx'
import { PlainHead } from './PlainHead.tsx'
import { Skeleton } from './Skeleton.tsx'
import { isWholeLine, toPlace } from './toPlace.ts'
import './plainBlock.css'

interface PlainBlockProps {
  readonly block: AnyBlock
  readonly definition: AnyPlainBlock
  readonly columns: number | undefined
  readonly mediumSpan: number
  readonly controller: BlocksController
}

/** A block without a frame of its own: texts, pictures, controls, and blocks that hold others. */
export function PlainBlock(props: PlainBlockProps) {
  const { block } = props
  return 'source' in block && block.source !== undefined ? <SourcedBlock {...props} /> : <PlacedBlock {...props} />
}

/** A block that reads what is around it. */
function PlacedBlock({ controller, ...rest }: PlainBlockProps) {
  return <PlainFrame {...rest} controller={controller} inner={controller} records={controller.around ?? none} />
}

const none = [] as const

/** A block with a source of its own, whose record is the one that it reads. */
function SourcedBlock(props: PlainBlockProps) {
  const { block, controller, definition } = props
  const { intl } = controller
  const names = usePageNames(controller, block, true)
  const source = 'source' in block ? block.source : undefined
  const state = useBlockSource({ controller, source, names, enabled: true })
  const { records } = state
  const inner = useMemo<BlocksController>(
    () => ({ ...controller, names: { ...controller.names, record: records[0] ?? {}, rows: records }, around: records }),
    [controller, records],
  )
  const { failure } = state
  const instead = definition.drawsRecords ? undefined : state.status === 'loading' ? (
    <Waiting {...{ block, definition, intl }} />
  ) : failure && records.length === 0 ? (
    <FailedBlock message={failure.message} failure={failure} onRetry={state.reload} />
  ) : records.length === 0 ? (
    <EmptyBlock intl={intl} text={writeText('empty' in block ? block.empty : undefined, names, intl)} />
  ) : undefined
  return <PlainFrame {...props} inner={inner} records={records} state={state} instead={instead} />
}

type WaitingProps = Pick<PlainBlockProps, 'block' | 'definition'> & Pick<PlainViewProps, 'intl'>

const Waiting = ({ block, definition, intl }: WaitingProps) => (
  <Skeleton type={block.type} {...definition.waiting?.(block)} label={intl.translate('page.loading')} />
)

interface PlainFrameProps extends PlainBlockProps {
  readonly inner: BlocksController
  readonly records: PlainViewProps['records']
  readonly state?: SourceState
  /** What stands in place of the block. */
  readonly instead?: ReactNode
}

function PlainFrame({ block, definition, columns, mediumSpan, inner, records, state, instead }: PlainFrameProps) {
  const { intl } = inner
  const registry = useRegistry()
  const scope = usePageNames(inner, block, true)
  const headingId = useId()
  const title = writeText(block.title, scope, intl)
  const description = definition.hasOwnTitle ? '' : writeText(block.description, scope, intl)
  const buttonsOf = useBlockActions(inner)
  const buttons = definition.hasOwnTitle
    ? []
    : buttonsOf({ actions: 'actions' in block ? block.actions : undefined, scope, place: `${inner.place}${block.id}` })
  const isHeaded = !definition.hasOwnTitle && title !== ''
  const View = definition.view
  const place = toPlace(block, mediumSpan, 1, columns) as CSSProperties
  const body = (
    <>
      {state?.live && <LiveNote live={state.live} />}
      {instead ?? (
        <NodeBoundary node={`Block ${block.id}`}>
          <Suspense fallback={<Waiting {...{ block, definition, intl }} />}>
            <View {...{ block, controller: inner, scope, records, state, title, intl, registry }} />
          </Suspense>
        </NodeBoundary>
      )}
    </>
  )
  const className = `pw-block pw-block-${block.type}`
  const shape = { className, style: place, 'data-whole': isWholeLine(block, columns) || undefined }
  const head = <PlainHead id={headingId} title={isHeaded ? title : ''} description={description} buttons={buttons} />
  if (!isHeaded)
    return (
      <div {...shape}>
        {head}
        {body}
      </div>
    )
  return (
    <section {...shape} aria-labelledby={headingId}>
      {head}
      {body}
    </section>
  )
}
