import { Chevron } from '../../icons/index.ts'
import { pageNumbers } from './pageNumbers.ts'

interface PageButtonsProps {
  readonly current: number
  readonly pages: number
  readonly previous: string
  readonly next: string
  readonly page: (page: number) => string
  readonly onTurn: (page: number) => void
}

/** Back, the pages, forth. In little room the pages give way to `2 / 30`. */
export function PageButtons({ current, pages, previous, next, page, onTurn }: PageButtonsProps) {
  return (
    <ul className="pw-pager-pages">
      <li>
        <button
          type="button"
          className="pw-pager-page"
          aria-label={previous}
          disabled={current <= 1}
          onClick={() => onTurn(current - 1)}
        >
          <Chevron side="start" />
        </button>
      </li>
      {pageNumbers(current, pages).map((slot) =>
        typeof slot === 'number' ? (
          <li key={slot} className="pw-pager-number">
            <button
              type="button"
              className="pw-pager-page"
              aria-label={page(slot)}
              aria-current={slot === current ? 'page' : undefined}
              onClick={() => onTurn(slot)}
            >
              {slot}
            </button>
          </li>
        ) : (
          <li key={slot} className="pw-pager-number pw-pager-gap" aria-hidden="true">
            …
          </li>
        ),
      )}
      <li className="pw-pager-brief">
        <b>{current}</b> / {pages}
      </li>
      <li>
        <button
          type="button"
          className="pw-pager-page"
          aria-label={next}
          disabled={current >= pages}
          onClick={() => onTurn(current + 1)}
        >
          <Chevron />
        </button>
      </li>
    </ul>
  )
}
