import type { ReactNode } from 'react'
import { awaitedName } from './awaitedName.tsx'
import { textCell } from './textValue.tsx'
import './namesCell.css'

/** Letters up to which several names stand beside each other in a table; wide ones count twice. */
const room = 18

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 2 : 1), 0)

/**
 * Several names; those that are awaited are empty. In the cell of a table they are all there where they are short, else the first and how many more: none is
 * cut off by another one. Elsewhere, and to be read out, all of them are.
 */
export function namesCell(all: readonly string[]): ReactNode {
  const names = all.filter((name) => name !== '')
  if (names.length === 0 && all.length > 0) return awaitedName
  const whole = names.join(', ')
  const [first] = names
  if (first === undefined || names.length === 1 || widthOf(whole) <= room) return textCell(whole)
  return (
    <span className="pw-names" title={whole}>
      <span className="pw-names-whole">{whole}</span>
      <span className="pw-names-short" aria-hidden="true">
        <span>{first}</span> +{names.length - 1}
      </span>
    </span>
  )
}
