import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from '../../../page/index.ts'
import type { CellAddress } from './cellAddress.ts'
import './cellLink.css'

interface CellLinkProps extends CellAddress {
  readonly children: ReactNode
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The value of a cell as a way to another page; one that leads out of the app opens in a window of its own. */
export function CellLink({ address, isOutside, children }: CellLinkProps) {
  const navigate = useNavigate()
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
