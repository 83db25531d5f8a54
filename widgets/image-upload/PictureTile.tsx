import { DeleteOutlined, EyeOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/index.ts'

interface PictureTileProps {
  readonly name: string
  readonly url: string
  readonly disabled: boolean
  readonly onPreview?: () => void
  readonly onMove?: (step: -1 | 1) => void
  readonly onRemove?: () => void
  readonly children?: ReactNode
}

/** One picture and what can be done with it. */
export function PictureTile({ name, url, disabled, onPreview, onMove, onRemove, children }: PictureTileProps) {
  const t = useTranslate()
  return (
    <div className="pw-picture">
      <img src={url} alt={name} />
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
