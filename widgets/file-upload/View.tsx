import type { ViewProps } from '../../runtime/index.ts'
import { FilesCell } from '../shared/files/FilesCell.tsx'
import { FilesView } from '../shared/files/FilesView.tsx'
import { type FilesValue, toFiles } from '../shared/files/storedFile.ts'
import type { FileUploadProps } from './props.ts'
import { useFileTexts } from './useFileTexts.ts'

export function FileUploadView({ value, props }: ViewProps<FilesValue, FileUploadProps>) {
  const t = useFileTexts()
  const { look: display = 'list', allowDownload = true } = props
  return <FilesView files={toFiles(value)} look={display} allowDownload={allowDownload} t={t} />
}

export function FileUploadCell({ value }: ViewProps<FilesValue, FileUploadProps>) {
  const t = useFileTexts()
  return <FilesCell files={toFiles(value)} unnamed={t('unnamed')} />
}
