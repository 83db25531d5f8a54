import { Activity, type ReactNode, useId, useState } from 'react'
import type { ReportBlock } from '../../../language/index.ts'
import { moveFocus } from '../../../popup/index.ts'
import type { ReportIntl } from '../format/reportIntl.ts'

interface BlockTabsProps {
  readonly blocks: readonly ReportBlock[]
  /** What the tabs are about; empty for tabs without a heading. */
  readonly label: string
  readonly intl: ReportIntl
  readonly children: (blocks: readonly ReportBlock[]) => ReactNode
}

/**
 * Blocks of which one shows, each beneath its title. One that was seen keeps what it shows; one that was not yet asks for
 * nothing. The arrow keys move through the titles.
 */
export function BlockTabs({ blocks, label, intl, children }: BlockTabsProps) {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const shown = blocks.find((block) => block.id === chosen) ?? blocks[0]
  const show = (block: string) => {
    setSeen((before) => new Set([...before, ...(shown ? [shown.id] : []), block]))
    choose(block)
  }
  return (
    <div className="pw-report-tabs">
      <div
        className="pw-report-tabs-list"
        role="tablist"
        {...(label ? { 'aria-label': label } : {})}
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, '[role="tab"]', event.key, ['ArrowLeft', 'ArrowRight']))
            event.preventDefault()
        }}
      >
        {blocks.map((block) => (
          <button
            key={block.id}
            type="button"
            role="tab"
            id={`${id}-${block.id}-tab`}
            className="pw-report-tabs-tab"
            aria-selected={block === shown}
            aria-controls={`${id}-${block.id}`}
            tabIndex={block === shown ? 0 : -1}
            onClick={() => show(block.id)}
          >
            {intl.text(block.title) || block.id}
          </button>
        ))}
      </div>
      {blocks.map((block) => (
        <div
          key={block.id}
          role="tabpanel"
          id={`${id}-${block.id}`}
          aria-labelledby={`${id}-${block.id}-tab`}
          hidden={block !== shown}
        >
          {(block === shown || seen.has(block.id)) && (
            <Activity mode={block === shown ? 'visible' : 'hidden'}>{children([untitled(block)])}</Activity>
          )}
        </div>
      ))}
    </div>
  )
}

/** The tab says what a group is called already. */
const untitled = (block: ReportBlock): ReportBlock => {
  if (block.type !== 'group') return block
  const { title: _title, ...rest } = block
  return rest
}
