import { emptyValue } from '../emptyValue.tsx'
import type { FileDisplay } from './ChooseFile.tsx'
import { FileItem } from './FileItem.tsx'
import { toKeys } from './fileOrder.ts'
import type { FileTranslate } from './fileTexts.ts'
import './files.css'
import type { StoredFile } from './storedFile.ts'
import { useOpenFiles } from './useOpenFiles.tsx'

interface FilesViewProps {
  readonly files: readonly StoredFile[]
  readonly look: FileDisplay
  readonly allowDownload: boolean
  readonly t: FileTranslate
}

/** The files of a value, to look at and to save. */
export function FilesView({ files, look: display, allowDownload, t }: FilesViewProps) {
  const open = useOpenFiles(files, allowDownload, t)
  if (files.length === 0) return emptyValue
  const keys = toKeys(files.map((file) => file.filePath))
  return (
    <div className="pw-files" data-look={display}>
      <ul className="pw-files-list">
        {files.map((file, index) => (
          <FileItem
            key={keys[index]}
            file={file}
            index={index}
            isCard={display === 'cards'}
            open={open}
            t={t}
            allowDownload={allowDownload}
          />
        ))}
      </ul>
      {open.viewer}
    </div>
  )
}
