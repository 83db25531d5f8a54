import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SingleBlock } from '../../../language/index.ts'
import { useFullScreen } from '../../../popup/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import { unseen } from '../../../ui/index.ts'
import { type AnyBlock, findBlock } from '../blocks/index.ts'
import { ReportButtons } from '../ReportButtons.tsx'
import { labelOptions } from '../records/labelOptions.ts'
import { useBlockRecords } from '../records/useBlockRecords.ts'
import { useReportActions } from '../useReportActions.ts'
import type { ReportController } from '../useReportController.ts'
import { BlockBody } from './BlockBody.tsx'
import { StaleNote } from './BlockNotes.tsx'
import { BlockTools } from './BlockTools.tsx'
import { toPlace } from './toPlace.ts'
import { useDownloads } from './useDownloads.ts'
import { useInSight } from './useInSight.ts'
import { useScrollStop } from './useScrollStop.ts'
import './block.css'

interface BlockProps {
  readonly block: SingleBlock
  /** The columns that it takes where the page is narrower than a desk. */
  readonly mediumSpan: number
  readonly controller: ReportController
}

/** One block of a report; a type that this version does not know has been told as an issue of the page. */
export function Block(props: BlockProps) {
  const definition = findBlock(props.block.type)
  return definition ? <KnownBlock {...props} definition={definition} /> : null
}

function KnownBlock({ block, mediumSpan, definition, controller }: BlockProps & { readonly definition: AnyBlock }) {
  const { resolved, intl, names, filters, isPrinting, register, choose: run } = controller
  const registry = useRegistry()
  const headingId = useId()
  const frame = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const picture = useRef<(() => HTMLCanvasElement) | null>(null)
  const [isTable, setTable] = useState(false)
  const wasSeen = useInSight(frame, definition.isHeavy ? 'late' : 'early')
  const isMounted = wasSeen || isPrinting
  const fullScreen = useFullScreen(frame)
  useScrollStop(body)

  const ownSource = 'source' in block ? block.source : undefined
  const state = useBlockRecords({
    source: definition.isStatic ? undefined : (ownSource ?? resolved.source),
    refresh: 'refresh' in block ? block.refresh : undefined,
    names,
    filters,
    enabled: isMounted,
  })
  const { reload, updatedAt } = state
  useEffect(() => register(block.id, reload), [register, block, reload])

  const fields = useMemo(
    () => ('fields' in block && block.fields ? { ...resolved.fields, ...block.fields } : resolved.fields),
    [resolved, block],
  )
  const records = useMemo(() => labelOptions(state.records, fields, intl.text), [state.records, fields, intl])
  const labelOf = useMemo(() => (field: string) => intl.text(fields[field]?.label) || field, [intl, fields])
  const scope = useMemo(() => ({ ...names, rows: records, record: records[0] ?? {} }), [names, records])
  const onClick = 'onClick' in block ? block.onClick : undefined
  const choose = useMemo(
    () => (onClick ? (record: DataRecord) => run(block.id, onClick, { ...scope, record }) : undefined),
    [onClick, run, block, scope],
  )
  const buttonsOf = useReportActions(controller)
  const rowActions = 'rowActions' in block ? block.rowActions : undefined
  const rowButtons = rowActions
    ? (record: DataRecord, index: number) =>
        buttonsOf({ actions: rowActions, scope: { ...scope, record }, place: `${block.id} ${index}` })
    : undefined
  const title = intl.text(block.title) || block.id
  const view = {
    ...{ block, records, intl, fields, labelOf, scope, registry },
    ...{ title, choose, rowButtons, isTable, isPrinting, picture },
  }
  const downloads = useDownloads(definition, view, body)

  const place = toPlace(block, mediumSpan, definition.rows, resolved.page.columns)
  const { isBare = false } = definition
  const classes = [isBare ? 'pw-report-block-bare' : 'pw-report-block', `pw-report-block-${block.type}`]
  if (state.status === 'refreshing') classes.push('pw-report-block-refreshing')
  if (isPrinting && block.type === 'table') classes.push('pw-report-block-long')
  return (
    <section
      ref={frame}
      className={classes.join(' ')}
      style={place as CSSProperties}
      {...(isBare ? { 'aria-label': block.title ? title : undefined } : { 'aria-labelledby': headingId })}
      aria-busy={state.status === 'loading' || state.status === 'refreshing'}
    >
      {!isBare && (
        <header className="pw-report-block-head">
          <div className="pw-report-block-titles">
            <h3 id={headingId} title={title} className={block.title ? undefined : unseen}>
              {title}
            </h3>
            {block.description && <p>{intl.text(block.description)}</p>}
          </div>
          {block.actions && (
            <div className="pw-report-block-actions">
              <ReportButtons buttons={buttonsOf({ actions: block.actions, scope, place: block.id })} isSmall />
            </div>
          )}
          {(resolved.page.tools ?? true) && (
            <BlockTools
              intl={intl}
              title={title}
              updatedAt={updatedAt}
              reload={updatedAt > 0 || state.failure ? () => void reload() : undefined}
              table={definition.hasTable ? { isTable, toggle: () => setTable(!isTable) } : undefined}
              fullScreen={fullScreen}
              downloads={downloads}
              isSmall={block.type === 'stat'}
            />
          )}
        </header>
      )}
      {state.failure && records.length > 0 && (
        <StaleNote message={state.failure.message} intl={intl} onRetry={reload} />
      )}
      <div ref={body} className="pw-report-block-body">
        <div className="pw-report-block-room">
          <BlockBody definition={definition} state={state} isMounted={isMounted} view={view} />
        </div>
      </div>
    </section>
  )
}
