import { emptyValue } from '../emptyValue.tsx'
import { FileIcon } from './FileIcon.tsx'
import { kindOf } from './fileKind.ts'
import './filesCell.css'
import { type StoredFile, shortName } from './storedFile.ts'

interface FilesCellProps {
  readonly files: readonly StoredFile[]
  /** What a file without a name is called. */
  readonly unnamed: string
}

/** The first file of a value in one line of a table, with how many more there are (specification 9). */
export function FilesCell({ files, unnamed }: FilesCellProps) {
  const [first] = files
  if (!first) return emptyValue
  const names = files.map((file) => file.fileName || unnamed)
  return (
    <span className="pw-files-cell" title={names.join('\n')}>
      <FileIcon kind={kindOf(first)} />
      <span className="pw-files-cell-name">{shortName(names[0] ?? '')}</span>
      {files.length > 1 && <span className="pw-files-cell-more">+{files.length - 1}</span>}
    </span>
  )
}
