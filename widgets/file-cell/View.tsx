import { useData, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { FilesCell } from '../shared/files/FilesCell.tsx'
import { FilesView } from '../shared/files/FilesView.tsx'
import { toKeys } from '../shared/files/fileOrder.ts'
import { StoredPicture } from '../shared/files/StoredPicture.tsx'
import { type FilesValue, type StoredFile, toFiles } from '../shared/files/storedFile.ts'
import './fileCell.css'
import type { FileCellProps } from './props.ts'
import { useFileTexts } from './useFileTexts.ts'

/** So many pictures stand in a cell before the others are only counted. */
const shownPictures = 3

export function FileCellView({ value, props }: ViewProps<FilesValue, FileCellProps>) {
  const t = useFileTexts(props)
  const { look: display, allowDownload = true } = props
  return (
    <FilesView
      files={toFiles(value)}
      look={display === 'pictures' ? 'cards' : 'list'}
      allowDownload={allowDownload}
      t={t}
    />
  )
}

export function FileCellCell({ value, props }: ViewProps<FilesValue, FileCellProps>) {
  const t = useFileTexts(props)
  const files = toFiles(value)
  if (files.length === 0) return emptyValue
  if (props.look === 'pictures') return <CellPictures files={files} />
  return <FilesCell files={files} unnamed={t('unnamed')} />
}

/** The pictures of a cell, as small as its line. */
export function CellPictures({ files }: { readonly files: readonly StoredFile[] }) {
  const { staticUrl } = useData()
  const shown = files.slice(0, shownPictures)
  const keys = toKeys(shown.map((file) => file.filePath))
  return (
    <span className="pw-file-cell-pictures">
      {shown.map((file, index) => (
        <StoredPicture key={keys[index]} url={staticUrl(file.filePath)} name={file.fileName} loading="lazy" />
      ))}
      {files.length > shownPictures && <span className="pw-file-cell-count">+{files.length - shownPictures}</span>}
    </span>
  )
}
