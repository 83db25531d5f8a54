import { DeleteOutlined, EyeOutlined, LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode, RefCallback } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import { StoredPicture } from '../shared/files/StoredPicture.tsx'

interface PictureTileProps {
  /** Its place among the pictures, for one that can be dragged. */
  readonly place?: number
  /** The ref by which it can be dragged. */
  readonly drag?: RefCallback<HTMLElement> | undefined
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
export function PictureTile({ place, drag, name, url, disabled, ...tile }: PictureTileProps) {
  const { onPreview, onMove, onRemove, onRetry, children } = tile
  const t = useTranslate()
  return (
    <div ref={drag} className="pw-picture" data-file={place} data-failed={onRetry !== undefined || undefined}>
      <StoredPicture url={url} name={name} draggable={false} />
      {children}
      <div className="pw-picture-actions">
        {onMove && !disabled && (
          <Action label={t('widgets.image-upload.left', { name })} Sign={LeftOutlined} onPress={() => onMove(-1)} />
        )}
        {onPreview && (
          <Action label={t('widgets.image-upload.preview', { name })} Sign={EyeOutlined} onPress={onPreview} />
        )}
        {onRetry && !disabled && (
          <Action label={t('widgets.image-upload.retry', { name })} Sign={ReloadOutlined} onPress={onRetry} />
        )}
        {onRemove && !disabled && (
          <Action label={t('widgets.image-upload.remove', { name })} Sign={DeleteOutlined} onPress={onRemove} />
        )}
        {onMove && !disabled && (
          <Action label={t('widgets.image-upload.right', { name })} Sign={RightOutlined} onPress={() => onMove(1)} />
        )}
      </div>
    </div>
  )
}

interface ActionProps {
  readonly label: string
  readonly Sign: typeof EyeOutlined
  readonly onPress: () => void
}

const Action = ({ label, Sign, onPress }: ActionProps) => (
  <button type="button" aria-label={label} title={label} onClick={onPress}>
    <Sign aria-hidden />
  </button>
)
