import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import { IconButton, toSizeText } from '../../../ui/index.ts'

interface ImportFileListProps {
  readonly files: readonly File[]
  /** The share of each file that went out, while they are sent. */
  readonly shares: readonly number[] | undefined
  readonly onRemove: (file: File) => void
}

/** The files that are to be imported, each with how far it is. */
export function ImportFileList({ files, shares, onRemove }: ImportFileListProps) {
  const translate = useTranslate()
  return (
    <ul className="pw-import-files" aria-label={translate('list.import.files')}>
      {files.map((file, index) => {
        const { name, size, lastModified } = file
        return (
          <li key={`${name} ${size} ${lastModified}`}>
            <Icon name="file-text" />
            <span className="pw-import-name" title={name}>
              {name}
            </span>
            {shares ? (
              <progress value={shares[index] ?? 0} max={1} aria-label={translate('list.import.progress', { name })} />
            ) : (
              <>
                <span className="pw-import-size">{toSizeText(size)}</span>
                <IconButton label={translate('list.import.removeFile', { name })} onClick={() => onRemove(file)}>
                  <Icon name="close" />
                </IconButton>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
