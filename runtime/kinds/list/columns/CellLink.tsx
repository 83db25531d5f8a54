import type { MouseEvent, ReactNode } from 'react'
import type { Scope } from '../../../language/index.ts'
import { useNavigate } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { toCellAddress } from './cellAddress.ts'
import './cellLink.css'

export interface CellLinkProps {
  /** The template of the address. */
  readonly to: string
  readonly names: () => Scope
  readonly record: DataRecord
  readonly children: ReactNode
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The value of a cell as a way to another page; one that leads out of the app opens in a window of its own, and one that
 * leads nowhere stands as it is.
 */
export function CellLink({ to, names, record, children }: CellLinkProps) {
  const navigate = useNavigate()
  const link = toCellAddress(to, names(), record)
  if (link === undefined) return children
  const { address, isOutside } = link
  if (isOutside)
    return (
      <a className="pw-cell-link" href={address} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  const go = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    navigate(address)
  }
  return (
    <a className="pw-cell-link" href={address} onClick={go}>
      {children}
    </a>
  )
}
