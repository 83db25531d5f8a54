import { type CSSProperties, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { NodeBoundary } from '../../../issues/index.ts'
import type { Part } from '../../../language/index.ts'
import { personKey, usePageServices } from '../../../page/index.ts'
import { toRecordName } from '../recordName.ts'
import type { ListController } from '../useListController.ts'
import { PartsDivider } from './PartsDivider.tsx'
import { heightKey, parseHeight } from './partsHeight.ts'
import { RecordParts } from './RecordParts.tsx'
import type { ChosenRecord } from './useChosenRecord.ts'
import './partsPanel.css'

export interface PartsPanelProps {
  readonly parts: readonly Part[]
  readonly chosen: ChosenRecord
  readonly controller: ListController
}

/** Pages about the chosen record, below its list; the height is that which the person chose for the page. */
export function PartsPanel({ parts, chosen, controller }: PartsPanelProps) {
  const { resolved, state } = controller
  const translate = useTranslate()
  const key = heightKey(personKey(usePageServices()), resolved.page.id)
  const panel = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(() => parseHeight(localStorage.getItem(key)))
  const change = (next: number, isLast: boolean) => {
    setHeight(next)
    if (isLast) localStorage.setItem(key, String(next))
  }
  const { record, unsavedScope } = chosen
  const name = record && toRecordName(record, resolved)
  const style = height === undefined ? undefined : ({ '--pw-parts-height': `${height}px` } as CSSProperties)
  return (
    <>
      <PartsDivider panel={panel} height={height} onChange={change} />
      <section ref={panel} className="pw-parts-area" style={style} aria-label={translate('list.parts.title')}>
        {record ? (
          <NodeBoundary node={`Parts of ${resolved.page.id}`}>
            <RecordParts
              parts={parts}
              record={record}
              place="part"
              unsavedScope={unsavedScope}
              aside={
                name === undefined || name === '' ? undefined : (
                  <span className="pw-parts-name" title={name}>
                    {name}
                  </span>
                )
              }
            />
          </NodeBoundary>
        ) : (
          <p className="pw-parts-hint">
            {translate(state.status === 'loading' ? 'page.loading' : 'list.parts.choose')}
          </p>
        )}
      </section>
    </>
  )
}
