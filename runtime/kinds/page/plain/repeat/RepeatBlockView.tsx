import { type CSSProperties, useRef, useState } from 'react'
import type { ListViewId } from '../../../../language/index.ts'
import { EmptyBlock, FailedBlock, StaleNote } from '../../block/BlockNotes.tsx'
import { Skeleton } from '../../block/Skeleton.tsx'
import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import { CarouselMoves } from './CarouselMoves.tsx'
import { MoreRecords } from './MoreRecords.tsx'
import { RepeatItem } from './RepeatItem.tsx'
import { toItemKeys } from './toItemKeys.ts'
import './repeat.css'

/** Items that are mounted at once, whether they are in view or not. */
const first = 12

/** The same blocks once for each record: side by side, beneath each other, or in one line that is moved. */
export function RepeatBlockView({ block, controller, records, state, scope, title, intl }: PlainViewProps<'repeat'>) {
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<ListViewId>('cards')
  const { as = 'grid', width = 280, more } = block
  if (state?.status === 'loading') return <Skeleton type="repeat" label={intl.translate('page.loading')} />
  const failure = state?.failure
  if (failure && records.length === 0)
    return <FailedBlock message={failure.message} failure={failure} onRetry={state.reload} />
  if (records.length === 0) return <EmptyBlock intl={intl} text={writeText(block.empty, scope, intl)} />
  const keys = toItemKeys(records, controller.resolved.key)
  return (
    <>
      {failure && <StaleNote message={failure.message} intl={intl} onRetry={state.reload} />}
      <ul
        ref={list}
        className="pw-block-repeat-items"
        data-as={as}
        style={{ '--pw-item': `${width}px` } as CSSProperties}
        {...(title ? { 'aria-label': title } : {})}
        {...(as === 'carousel' ? { tabIndex: 0 } : {})}
      >
        {records.map((record, index) => (
          <RepeatItem
            key={keys[index]}
            block={block}
            record={record}
            index={index}
            records={records}
            controller={controller}
            isEarly={index < first}
            view={view}
            onView={setView}
          />
        ))}
      </ul>
      {as === 'carousel' && <CarouselMoves list={list} intl={intl} />}
      {more && state?.further && <MoreRecords as={more} further={state.further} total={state.total} intl={intl} />}
    </>
  )
}
