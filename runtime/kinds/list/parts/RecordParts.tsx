import { type ReactNode, useId, useMemo, useState } from 'react'
import { evaluateCondition } from '../../../form/index.ts'
import { useText } from '../../../i18n/index.ts'
import type { Part } from '../../../language/index.ts'
import {
  createUnsavedChangesScope,
  UnsavedChangesProvider,
  type UnsavedChangesScope,
  useMayLeave,
  usePageInstance,
} from '../../../page/index.ts'
import { moveFocus } from '../../../popup/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { RecordPage } from '../expansion/RecordPage.tsx'
import './recordParts.css'

interface RecordPartsProps {
  readonly parts: readonly Part[]
  readonly record: DataRecord
  readonly place?: 'plain' | 'part'
  /** What is asked before the record gives way to another; one of its own when left out. */
  readonly unsavedScope?: UnsavedChangesScope
  /** What stands at the end of the line of titles. */
  readonly aside?: ReactNode
}

/** Pages about a record: tabs when there are several, of which only the one that shows is there. */
export function RecordParts({ parts, record, place = 'plain', unsavedScope: given, aside }: RecordPartsProps) {
  const text = useText()
  const id = useId()
  const { names } = usePageInstance()
  const [own] = useState(createUnsavedChangesScope)
  const unsavedScope = given ?? own
  const mayLeave = useMayLeave()
  const [chosen, choose] = useState<Part>()
  const open = useMemo(
    () => parts.filter(({ showWhen }) => evaluateCondition(showWhen, { ...names(), record }, true)),
    [parts, names, record],
  )
  const shown = open.find((part) => part === chosen) ?? open[0]
  if (!shown) return null
  const number = parts.indexOf(shown)
  const onChoose = async (part: Part) => {
    if (part !== shown && (await mayLeave(unsavedScope))) choose(part)
  }
  return (
    <div className="pw-parts" data-place={place}>
      <div className="pw-parts-head">
        {open.length === 1 ? (
          <h3 className="pw-parts-title">{text(shown.title)}</h3>
        ) : (
          <div
            className="pw-parts-tabs"
            role="tablist"
            onKeyDown={(event) => {
              if (moveFocus(event.currentTarget, '[role="tab"]', event.key, ['ArrowLeft', 'ArrowRight']))
                event.preventDefault()
            }}
          >
            {open.map((part) => (
              <button
                key={parts.indexOf(part)}
                type="button"
                role="tab"
                id={`${id}-${parts.indexOf(part)}`}
                aria-selected={part === shown}
                aria-controls={`${id}-panel`}
                tabIndex={part === shown ? 0 : -1}
                onClick={() => void onChoose(part)}
              >
                {text(part.title)}
              </button>
            ))}
          </div>
        )}
        {aside}
      </div>
      <div
        className="pw-parts-panel"
        id={`${id}-panel`}
        {...(open.length === 1 ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${number}` })}
      >
        <UnsavedChangesProvider value={unsavedScope}>
          <RecordPage key={number} pageId={shown.page} query={shown.query} record={record} place={place} />
        </UnsavedChangesProvider>
      </div>
    </div>
  )
}
