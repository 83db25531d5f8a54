import { CloseOutlined, DeleteOutlined, ExclamationCircleFilled, ReloadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { FileIcon } from './FileIcon.tsx'
import { FileTool } from './FileTool.tsx'
import { kindOf } from './fileKind.ts'
import type { FileTranslate } from './fileTexts.ts'
import type { FileUpload } from './useFileEditing.ts'

interface UploadItemProps {
  readonly upload: FileUpload
  readonly t: FileTranslate
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** A file that is being sent, or that could not be. */
export function UploadItem({ upload, t, onCancel, onRetry }: UploadItemProps) {
  const { name } = upload.file
  const isFailed = upload.status === 'failed'
  return (
    <li className="pw-file" data-failed={isFailed || undefined}>
      {isFailed ? (
        <ExclamationCircleFilled className="pw-file-sign" aria-hidden />
      ) : (
        <FileIcon kind={kindOf({ fileName: name, filePath: '' })} />
      )}
      <span className="pw-file-text">
        <span className="pw-file-name" title={name}>
          {name}
        </span>
        {isFailed ? (
          <span className="pw-file-failure" role="alert">
            {upload.message || t('failed', { name })}
          </span>
        ) : (
          <Progress
            className="pw-file-progress"
            percent={upload.percent}
            size="small"
            strokeColor="var(--ant-color-primary)"
            aria-label={t('uploading', { name })}
          />
        )}
      </span>
      <span className="pw-file-tools">
        {isFailed && <FileTool label={t('retry', { name })} icon={<ReloadOutlined aria-hidden />} onPress={onRetry} />}
        <FileTool
          label={t(isFailed ? 'remove' : 'cancel', { name })}
          icon={isFailed ? <DeleteOutlined aria-hidden /> : <CloseOutlined aria-hidden />}
          onPress={onCancel}
        />
      </span>
    </li>
  )
}
