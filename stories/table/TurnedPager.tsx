import { useState } from 'react'
import { Pager } from '../../runtime/table/index.ts'
import { pagerTexts } from './texts.ts'

export interface TurnedPagerProps {
  readonly total: number
  readonly start?: number
  readonly onTurn?: (current: number, pageSize: number) => void
}

/** A pager with the state that a list controller would own. */
export function TurnedPager({ total, start = 1, onTurn }: TurnedPagerProps) {
  const [{ current, pageSize }, setPage] = useState({ current: start, pageSize: 10 })
  return (
    <Pager
      current={current}
      pageSize={pageSize}
      sizes={[10, 20, 30]}
      total={total}
      texts={pagerTexts}
      onChange={(next, size) => {
        setPage({ current: next, pageSize: size })
        onTurn?.(next, size)
      }}
    />
  )
}
