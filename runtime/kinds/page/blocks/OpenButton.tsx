import type { ReactNode } from 'react'
import type { DataRecord } from '../../../registry/index.ts'

interface OpenButtonProps {
  readonly record: DataRecord
  readonly choose: ((record: DataRecord) => void) | undefined
  readonly children: ReactNode
}

/** The name of a record: a button where the block does something with it, which then answers to its whole line. */
export function OpenButton({ record, choose, children }: OpenButtonProps) {
  if (!choose) return <span className="pw-page-name">{children}</span>
  return (
    <button type="button" className="pw-page-name pw-page-open" onClick={() => choose(record)}>
      {children}
    </button>
  )
}
