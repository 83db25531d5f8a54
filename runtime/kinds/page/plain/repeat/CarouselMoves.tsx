import type { RefObject } from 'react'
import type { FormatIntl } from '../../../../format/index.ts'
import { Chevron } from '../../../../icons/index.ts'

interface CarouselMovesProps {
  readonly list: RefObject<HTMLElement | null>
  readonly intl: FormatIntl
}

/** What moves a line of items by about as many as are in view. */
export function CarouselMoves({ list, intl }: CarouselMovesProps) {
  const move = (direction: -1 | 1) => {
    const line = list.current
    line?.scrollBy({ left: direction * line.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <div className="pw-block-carousel-moves">
      <button
        type="button"
        className="pw-popup-button"
        aria-label={intl.translate('blocks.previous')}
        title={intl.translate('blocks.previous')}
        onClick={() => move(-1)}
      >
        <Chevron side="start" />
      </button>
      <button
        type="button"
        className="pw-popup-button"
        aria-label={intl.translate('blocks.next')}
        title={intl.translate('blocks.next')}
        onClick={() => move(1)}
      >
        <Chevron side="end" />
      </button>
    </div>
  )
}
