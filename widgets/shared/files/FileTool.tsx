import type { ReactNode } from 'react'

interface FileToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

/** One thing that can be done with a file. */
export function FileTool({ label, icon, onPress }: FileToolProps) {
  return (
    <button type="button" className="pw-file-tool" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  )
}
