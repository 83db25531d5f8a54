import { PageButtons } from './PageButtons.tsx'
import { PageJumper } from './PageJumper.tsx'
import { pageAfterResize, pageCount } from './pageNumbers.ts'
import './pager.css'

/** The words of the pager in the language of the person. */
export interface PagerTexts {
  /** The name of the whole, such as "Pages". */
  readonly label: string
  /** `a-b of N` (specification 9, pagination); both ends are 0 when there is nothing. */
  readonly range: (from: number, to: number, total: number) => string
  readonly previous: string
  readonly next: string
  readonly page: (page: number) => string
  readonly pageSize: string
  readonly perPage: (size: number) => string
  /** The short word before the input, and what the input is called. */
  readonly jump: string
  readonly jumpLabel: string
}

export interface PagerProps {
  readonly current: number
  readonly pageSize: number
  readonly sizes: readonly number[]
  readonly total: number
  /** A change of the size keeps the first row in sight, so it may change the page too. */
  readonly onChange: (current: number, pageSize: number) => void
  readonly texts: PagerTexts
}

/** Leads through the pages of a list: total text, pages, size and quick jumper (specification 9, pagination). */
export function Pager({ current, pageSize, sizes, total, onChange, texts }: PagerProps) {
  const pages = pageCount(total, pageSize)
  const shown = Math.min(pages, Math.max(1, current))
  const turn = (page: number) => {
    if (page !== current) onChange(page, pageSize)
  }
  const first = total === 0 ? 0 : (shown - 1) * pageSize + 1
  const choices = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((one, other) => one - other)
  return (
    <nav className="pw-pager" aria-label={texts.label}>
      <div className="pw-pager-line">
        <span className="pw-pager-range">{texts.range(first, Math.min(total, shown * pageSize), total)}</span>
        <PageButtons
          current={shown}
          pages={pages}
          previous={texts.previous}
          next={texts.next}
          page={texts.page}
          onTurn={turn}
        />
        <select
          className="pw-pager-field pw-pager-size"
          aria-label={texts.pageSize}
          value={pageSize}
          onChange={(event) => {
            const size = Number(event.target.value)
            onChange(pageAfterResize(shown, pageSize, size), size)
          }}
        >
          {choices.map((size) => (
            <option key={size} value={size}>
              {texts.perPage(size)}
            </option>
          ))}
        </select>
        <PageJumper pages={pages} label={texts.jumpLabel} text={texts.jump} onJump={turn} />
      </div>
    </nav>
  )
}
