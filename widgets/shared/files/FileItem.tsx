import {
  DeleteOutlined,
  DownloadOutlined,
  DownOutlined,
  LeftOutlined,
  RightOutlined,
  UpOutlined,
} from '@ant-design/icons'
import type { RefCallback } from 'react'
import { toSizeText } from '../../../runtime/index.ts'
import { FileIcon } from './FileIcon.tsx'
import { FileName } from './FileName.tsx'
import { FileTool } from './FileTool.tsx'
import { kindOf } from './fileKind.ts'
import type { FileTranslate } from './fileTexts.ts'
import { StoredPicture } from './StoredPicture.tsx'
import type { StoredFile } from './storedFile.ts'
import type { OpenFiles } from './useOpenFiles.tsx'

interface FileItemProps {
  readonly file: StoredFile
  /** The ref by which it can be dragged. */
  readonly drag?: RefCallback<HTMLElement> | undefined
  readonly index: number
  readonly isCard: boolean
  readonly open: OpenFiles
  readonly t: FileTranslate
  readonly allowDownload: boolean
  readonly onMove?: ((step: -1 | 1) => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

/** A stored file and what can be done with it. */
export function FileItem({ file, drag, index, isCard, open, t, allowDownload, onMove, onRemove }: FileItemProps) {
  const name = file.fileName || t('unnamed')
  const kind = kindOf(file)
  const [Before, After] = isCard ? [LeftOutlined, RightOutlined] : [UpOutlined, DownOutlined]
  return (
    <li ref={drag} className="pw-file" data-file={index}>
      {kind === 'image' && file.filePath !== '' ? (
        <StoredPicture className="pw-file-picture" url={open.urlOf(file)} name="" draggable={false} loading="lazy" />
      ) : (
        <FileIcon kind={kind} />
      )}
      <span className="pw-file-text">
        <FileName name={name} press={open.pressOf(file)} t={t} />
        {file.fileSize !== undefined && <span className="pw-file-size">{toSizeText(file.fileSize)}</span>}
      </span>
      <span className="pw-file-tools">
        {onMove && <FileTool label={t('before', { name })} icon={<Before aria-hidden />} onPress={() => onMove(-1)} />}
        {onMove && <FileTool label={t('after', { name })} icon={<After aria-hidden />} onPress={() => onMove(1)} />}
        {allowDownload && (
          <FileTool
            label={t('download', { name })}
            icon={<DownloadOutlined aria-hidden />}
            onPress={() => open.save(file)}
          />
        )}
        {onRemove && (
          <FileTool label={t('remove', { name })} icon={<DeleteOutlined aria-hidden />} onPress={onRemove} />
        )}
      </span>
    </li>
  )
}
