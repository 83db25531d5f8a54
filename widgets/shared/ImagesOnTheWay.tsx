import { CloseOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import type { EditorImage } from '../../runtime/index.ts'
import './imagesOnTheWay.css'

interface ImagesOnTheWayProps {
  readonly images: readonly EditorImage[]
  readonly texts: {
    readonly uploading: (name: string) => string
    readonly failed: (name: string) => string
    readonly retry: string
    readonly dismiss: (name: string) => string
  }
}

/** The pictures of a text that are being sent, and those that could not be. */
export function ImagesOnTheWay({ images, texts }: ImagesOnTheWayProps) {
  if (images.length === 0) return null
  return (
    <ul className="pw-images">
      {images.map((image) => (
        <li key={image.number} className="pw-image-line" data-failed={image.status === 'failed' || undefined}>
          {image.status === 'uploading' ? (
            <>
              <span className="pw-image-text">{texts.uploading(image.name)}</span>
              <Progress
                className="pw-image-progress"
                percent={image.percent}
                size="small"
                showInfo={false}
                aria-label={texts.uploading(image.name)}
              />
            </>
          ) : (
            <>
              <span className="pw-image-text" role="alert">
                {image.message || texts.failed(image.name)}
              </span>
              <Button size="small" onClick={image.retry}>
                {texts.retry}
              </Button>
            </>
          )}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={texts.dismiss(image.name)}
            onClick={image.dismiss}
          />
        </li>
      ))}
    </ul>
  )
}
