import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { FileTool } from '../shared/files/FileTool.tsx'
import type { FileTranslate } from '../shared/files/fileTexts.ts'
import { shortName } from '../shared/files/storedFile.ts'
import type { FileUpload } from '../shared/files/useFileEditing.ts'
import { UploadFailure } from './UploadFailure.tsx'

interface CellUploadProps {
  readonly upload: FileUpload
  readonly t: FileTranslate
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** A file of a cell that is being sent, or that could not be. */
export function CellUpload({ upload, t, onCancel, onRetry }: CellUploadProps) {
  const { name } = upload.file
  const isFailed = upload.status === 'failed'
  return (
    <span className="pw-file-cell-sending">
      {isFailed ? (
        <UploadFailure name={name} message={upload.message} />
      ) : (
        <Progress
          type="circle"
          size={20}
          percent={upload.percent}
          showInfo={false}
          strokeColor="var(--ant-color-primary)"
          aria-label={t('uploading', { name })}
        />
      )}
      <span title={name}>{shortName(name)}</span>
      {isFailed && <FileTool label={t('retry', { name })} icon={<ReloadOutlined aria-hidden />} onPress={onRetry} />}
      <FileTool
        label={t(isFailed ? 'remove' : 'cancel', { name })}
        icon={<CloseOutlined aria-hidden />}
        onPress={onCancel}
      />
    </span>
  )
}
