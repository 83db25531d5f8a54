import type { ReactNode } from 'react'

interface CellToolProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A small button of a cell. */
export const CellTool = ({ label, onPress, children }: CellToolProps) => (
  <button type="button" className="pw-file-cell-tool" aria-label={label} title={label} onClick={onPress}>
    {children}
  </button>
)
