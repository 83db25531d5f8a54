import { type CSSProperties, type ReactNode, useId } from 'react'
import type { ReportBlock, ReportBlocks } from '../../../language/index.ts'
import { toPlace } from '../block/toPlace.ts'
import type { ReportController } from '../useReportController.ts'
import { BlockTabs } from './BlockTabs.tsx'
import './group.css'

export interface BlockGroupProps {
  readonly group: ReportBlocks['group']
  /** The columns that it takes where the page is narrower than a desk. */
  readonly mediumSpan: number
  readonly controller: ReportController
  /** Draws blocks on a grid. */
  readonly children: (blocks: readonly ReportBlock[]) => ReactNode
}

/** Several blocks under one heading: all of them, or as tabs. On paper every tab follows the one before it. */
export function BlockGroup({ group, mediumSpan, controller, children }: BlockGroupProps) {
  const headingId = useId()
  const { intl, resolved, isPrinting } = controller
  const title = intl.text(group.title)
  const isTabs = group.as === 'tabs' && !isPrinting
  return (
    <section
      className="pw-report-group"
      style={toPlace({ ...group, rows: 1 }, mediumSpan, 1, resolved.page.columns) as CSSProperties}
      {...(title ? { 'aria-labelledby': headingId } : {})}
    >
      {(title || group.description) && (
        <header className="pw-report-group-head">
          {title && <h3 id={headingId}>{title}</h3>}
          {group.description && <p>{intl.text(group.description)}</p>}
        </header>
      )}
      {isTabs ? (
        <BlockTabs blocks={group.blocks} label={title} intl={intl}>
          {children}
        </BlockTabs>
      ) : (
        children(group.blocks)
      )}
    </section>
  )
}
