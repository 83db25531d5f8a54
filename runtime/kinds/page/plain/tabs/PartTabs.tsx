import { Activity, useId, useState } from 'react'
import type { AnyBlock } from '../../../../language/index.ts'
import { moveFocus } from '../../../../popup/index.ts'
import type { BlocksController } from '../../useBlocksController.ts'
import './tabs.css'

interface PartTabsProps {
  readonly parts: readonly { readonly id: string; readonly title: string; readonly blocks: readonly AnyBlock[] }[]
  /** What the tabs are about; empty for tabs without a heading. */
  readonly label: string
  readonly controller: BlocksController
  /** Which one shows, where somebody else knows. */
  readonly shown?: string
  readonly onShow?: (id: string) => void
}

/**
 * Parts of which one shows, each beneath its title. One that was seen keeps what it shows; one that was not yet asks for
 * nothing. The arrow keys move through the titles.
 */
export function PartTabs({ parts, label, controller, shown: asked, onShow }: PartTabsProps) {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const wanted = asked ?? chosen
  const shown = parts.find((part) => part.id === wanted) ?? parts[0]
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (shown && !seen.has(shown.id)) setSeen(new Set([...seen, shown.id]))
  const show = onShow ?? choose
  return (
    <div className="pw-page-tabs">
      <div
        className="pw-page-tabs-list"
        role="tablist"
        {...(label ? { 'aria-label': label } : {})}
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, '[role="tab"]', event.key, ['ArrowLeft', 'ArrowRight']))
            event.preventDefault()
        }}
      >
        {parts.map((part) => (
          <button
            key={part.id}
            type="button"
            role="tab"
            id={`${id}-${part.id}-tab`}
            className="pw-page-tabs-tab"
            aria-selected={part === shown}
            aria-controls={`${id}-${part.id}`}
            tabIndex={part === shown ? 0 : -1}
            onClick={() => show(part.id)}
          >
            {part.title}
          </button>
        ))}
      </div>
      {parts.map((part) => (
        <div
          key={part.id}
          role="tabpanel"
          id={`${id}-${part.id}`}
          aria-labelledby={`${id}-${part.id}-tab`}
          hidden={part !== shown}
        >
          {(part === shown || seen.has(part.id)) && (
            <Activity mode={part === shown ? 'visible' : 'hidden'}>
              <controller.Grid blocks={part.blocks} controller={controller} />
            </Activity>
          )}
        </div>
      ))}
    </div>
  )
}
