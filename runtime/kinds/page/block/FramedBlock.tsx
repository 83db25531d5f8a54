import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react'
import { LiveNote } from '../../../live/index.ts'
import { useFullScreen } from '../../../popup/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { unseen } from '../../../ui/index.ts'
import { BlockButtons } from '../BlockButtons.tsx'
import { type AnyDefinition, findBlock, type RecordBlock } from '../blocks/index.ts'
import { FramedTools } from '../lateTools.ts'
import { labelOptions } from '../records/labelOptions.ts'
import { useBlockSource } from '../records/useBlockSource.ts'
import { usePageNames } from '../store/usePageNames.ts'
import { useBlockActions } from '../useBlockActions.ts'
import type { BlocksController } from '../useBlocksController.ts'
import { writeText } from '../writeText.ts'
import { BlockBody } from './BlockBody.tsx'
import { StaleNote } from './BlockNotes.tsx'
import { toHeight } from './toHeight.ts'
import { toPlace } from './toPlace.ts'
import { useInSight } from './useInSight.ts'
import { useScrollStop } from './useScrollStop.ts'
import './block.css'

interface FramedBlockProps {
  readonly block: RecordBlock
  readonly columns: number | undefined
  readonly isInRows: boolean
  readonly mediumSpan: number
  readonly controller: BlocksController
}

/** A block that shows records: in a frame, with what a person may do with them. */
export function FramedBlock(props: FramedBlockProps) {
  const definition = findBlock(props.block.type)
  return definition ? <KnownBlock {...props} definition={definition} /> : null
}

function KnownBlock({
  block,
  columns,
  isInRows,
  mediumSpan,
  definition,
  controller,
}: FramedBlockProps & { readonly definition: AnyDefinition }) {
  const { resolved, intl, isPrinting, register, choose: run, place: around } = controller
  const registry = useRegistry()
  const headingId = useId()
  const frame = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const picture = useRef<(() => HTMLCanvasElement) | null>(null)
  const [isTable, setTable] = useState(false)
  const wasSeen = useInSight(frame, definition.isHeavy ? 'late' : 'early')
  // A block without records has nothing to wait for, and stands in its height at once.
  const isMounted = wasSeen || isPrinting || definition.isStatic === true
  const fullScreen = useFullScreen(frame)
  useScrollStop(body)

  const names = usePageNames(controller, block, isMounted)
  const state = useBlockSource({
    controller,
    source: 'source' in block ? block.source : undefined,
    refresh: 'refresh' in block ? block.refresh : undefined,
    names,
    // A block without records is ready at once.
    enabled: isMounted && !definition.isStatic,
  })
  const { reload, updatedAt } = state
  const blockName = `${around}${block.id}`
  useEffect(() => register(blockName, reload), [register, blockName, reload])

  const fields = useMemo(
    () => ('fields' in block && block.fields ? { ...resolved.fields, ...block.fields } : resolved.fields),
    [resolved, block],
  )
  const records = useMemo(() => labelOptions(state.records, fields, intl.text), [state.records, fields, intl])
  const labelOf = useMemo(() => (field: string) => intl.text(fields[field]?.label) || field, [intl, fields])
  const scope = useMemo(() => ({ ...names, rows: records, record: records[0] ?? {} }), [names, records])
  const onClick = 'onClick' in block ? block.onClick : undefined
  const choose = useMemo(
    () => (onClick ? (record: DataRecord) => run(blockName, onClick, { ...scope, record }) : undefined),
    [onClick, run, blockName, scope],
  )
  const buttonsOf = useBlockActions(controller)
  const rowActions = 'rowActions' in block ? block.rowActions : undefined
  const rowButtons = rowActions
    ? (record: DataRecord, index: number) =>
        buttonsOf({ actions: rowActions, scope: { ...scope, record }, place: `${blockName} ${index}` })
    : undefined
  const title = writeText(block.title, scope, intl) || block.id
  const pageTools = 'tools' in resolved.page ? resolved.page.tools : undefined
  const hasTools = ('tools' in block ? block.tools : undefined) ?? pageTools ?? false
  const fills = isInRows || fullScreen.isFull
  const view = {
    ...{ block, records, intl, fields, labelOf, scope, registry },
    ...{ title, choose, rowButtons, isTable, isPrinting, isLive: state.live !== undefined, picture, fills },
  }

  const place = { ...toPlace(block, mediumSpan, definition.rows, columns), ...toHeight(definition, view) }
  const { isBare = false } = definition
  const hasHead = !isBare && (hasTools || block.title !== undefined || block.actions !== undefined)
  const classes = [isBare ? 'pw-page-block-bare' : 'pw-page-block', `pw-page-block-${block.type}`]
  if (state.status === 'refreshing') classes.push('pw-page-block-refreshing')
  if (isPrinting && block.type === 'table') classes.push('pw-page-block-long')
  return (
    <section
      ref={frame}
      className={classes.join(' ')}
      data-fills={fills || undefined}
      style={place as CSSProperties}
      {...(isBare
        ? { 'aria-label': block.title ? title : undefined }
        : hasHead
          ? { 'aria-labelledby': headingId }
          : { 'aria-label': title })}
      aria-busy={state.status === 'loading' || state.status === 'refreshing'}
    >
      {hasHead && (
        <header className="pw-page-block-head">
          <div className="pw-page-block-titles">
            <h3 id={headingId} title={title} className={block.title ? undefined : unseen}>
              {title}
            </h3>
            {block.description && <p>{writeText(block.description, scope, intl)}</p>}
          </div>
          {block.actions && (
            <div className="pw-page-block-actions">
              <BlockButtons buttons={buttonsOf({ actions: block.actions, scope, place: blockName })} isSmall />
            </div>
          )}
          {hasTools && (
            <FramedTools
              definition={definition}
              view={view}
              body={body}
              updatedAt={updatedAt}
              reload={updatedAt > 0 || state.failure ? () => void reload() : undefined}
              table={definition.hasTable ? { isTable, toggle: () => setTable(!isTable) } : undefined}
              fullScreen={fullScreen}
            />
          )}
        </header>
      )}
      {state.failure && records.length > 0 && (
        <StaleNote message={state.failure.message} intl={intl} onRetry={reload} />
      )}
      {state.live && <LiveNote live={state.live} />}
      <div ref={body} className="pw-page-block-body">
        <div className="pw-page-block-room">
          <BlockBody definition={definition} state={state} isMounted={isMounted} view={view} />
        </div>
      </div>
    </section>
  )
}
