import { DeleteOutlined, EyeOutlined, LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import { StoredPicture } from '../shared/files/StoredPicture.tsx'

interface PictureTileProps {
  /** Its place among the pictures, for one that can be dragged. */
  readonly place?: number
  readonly name: string
  readonly url: string
  readonly disabled: boolean
  readonly onPreview?: () => void
  readonly onMove?: (step: -1 | 1) => void
  readonly onRemove?: () => void
  /** Sends it again, for one that did not get there. */
  readonly onRetry?: () => void
  readonly children?: ReactNode
}

/** One picture and what can be done with it. */
export function PictureTile({ place, name, url, disabled, ...tile }: PictureTileProps) {
  const { onPreview, onMove, onRemove, onRetry, children } = tile
  const t = useTranslate()
  return (
    <div className="pw-picture" data-file={place} data-failed={onRetry !== undefined || undefined}>
      <StoredPicture url={url} name={name} draggable={false} />
      {children}
      <div className="pw-picture-actions">
        {onMove && !disabled && (
          <button
            type="button"
            aria-label={t('widgets.image-upload.left', { name })}
            title={t('widgets.image-upload.left', { name })}
            onClick={() => onMove(-1)}
          >
            <LeftOutlined aria-hidden />
          </button>
        )}
        {onPreview && (
          <button
            type="button"
            aria-label={t('widgets.image-upload.preview', { name })}
            title={t('widgets.image-upload.preview', { name })}
            onClick={onPreview}
          >
            <EyeOutlined aria-hidden />
          </button>
        )}
        {onRetry && !disabled && (
          <button
            type="button"
            aria-label={t('widgets.image-upload.retry', { name })}
            title={t('widgets.image-upload.retry', { name })}
            onClick={onRetry}
          >
            <ReloadOutlined aria-hidden />
          </button>
        )}
        {onRemove && !disabled && (
          <button
            type="button"
            aria-label={t('widgets.image-upload.remove', { name })}
            title={t('widgets.image-upload.remove', { name })}
            onClick={onRemove}
          >
            <DeleteOutlined aria-hidden />
          </button>
        )}
        {onMove && !disabled && (
          <button
            type="button"
            aria-label={t('widgets.image-upload.right', { name })}
            title={t('widgets.image-upload.right', { name })}
            onClick={() => onMove(1)}
          >
            <RightOutlined aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}
