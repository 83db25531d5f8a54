import { useTranslate } from '../../runtime/index.ts'
import { FileIcon } from '../shared/files/FileIcon.tsx'
import { kindOf } from '../shared/files/fileKind.ts'
import { nameOfPath } from '../shared/files/storedFile.ts'

/** The name of the document, or that there is none. */
export function DocumentName({ path }: { readonly path: string | undefined }) {
  const t = useTranslate()
  if (path === undefined) return <span className="pw-office-name">{t('widgets.office-frame.empty')}</span>
  const name = nameOfPath(path)
  return (
    <span className="pw-office-name" title={name}>
      <FileIcon kind={kindOf({ fileName: name, filePath: path })} />
      <span>{name}</span>
    </span>
  )
}
