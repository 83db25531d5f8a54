import type { ReactNode } from 'react'
import { IconButton } from '../../../runtime/index.ts'

interface FileToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

/** One thing that can be done with a file. */
export const FileTool = ({ label, icon, onPress }: FileToolProps) => (
  <IconButton className="pw-file-tool" label={label} onClick={onPress}>
    {icon}
  </IconButton>
)
