import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { BusyButton, Dialog, useMessage, useTranslate } from '../../runtime/index.ts'
import './avatarCrop.css'
import { type CropArea, cropPicture } from './cropPicture.ts'
import { defaultPixels } from './props.ts'

interface CropDialogProps {
  readonly file: File
  readonly shape: 'circle' | 'square'
  /** Pixels of the picture that is made, at most. */
  readonly pixels?: number
  readonly onCrop: (file: File) => void
  /** Called once the dialog is gone and the focus is back where it came from. */
  readonly onClosed: () => void
}

const width = 520
const largest = 4
const zoomStep = 0.1
const inTheMiddle = { x: 0, y: 0 }

/** Pixels by which an arrow key moves the picture. */
const keyboardStep = 8

const previews = [96, 48] as const

/** The picture of the preview: the whole one, so large and so placed that the part that is kept fills the frame. */
const toPreviewStyle = ({ x, y, width, height }: CropArea): CSSProperties => ({
  width: `${10_000 / width}%`,
  height: `${10_000 / height}%`,
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
})

/** A picture of which a person chooses the part that becomes the portrait: by hand, by wheel or by keys. */
export function CropDialog({ file, shape, pixels = defaultPixels, onCrop, onClosed }: CropDialogProps) {
  const t = useTranslate()
  const message = useMessage()
  const zoomId = useId()
  const [url, setUrl] = useState('')
  const [crop, setCrop] = useState(inTheMiddle)
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState<CropArea>()
  const [area, setArea] = useState<CropArea>()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const fail = () => {
    message('warning', t('widgets.avatar-crop.unreadable'))
    close()
  }
  const finish = (cropped: File) => {
    onCrop(cropped)
    close()
  }
  const confirm = () => {
    if (!area) return
    setBusy(true)
    void cropPicture(file, area, pixels).then(finish, fail)
  }
  const zoomTo = (next: number) => setZoom(Math.min(largest, Math.max(1, next)))

  return (
    <Dialog
      open={isOpen}
      width={`min(${width}px, calc(100vw - 32px))`}
      title={t('widgets.avatar-crop.crop')}
      maskClosable={false}
      onCancel={close}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={close}>{t('widgets.avatar-crop.abandon')}</Button>
          <BusyButton type="primary" disabled={!area} isBusy={isBusy} onClick={confirm}>
            {t('widgets.avatar-crop.confirm')}
          </BusyButton>
        </>
      }
    >
      <div className="pw-avatar-crop">
        <div className="pw-avatar-crop-stage">
          {url !== '' && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={largest}
              aspect={1}
              cropShape={shape === 'circle' ? 'round' : 'rect'}
              showGrid={false}
              keyboardStep={keyboardStep}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={zoomTo}
              onCropAreaChange={(inPercent, inPixels) => {
                setShare(inPercent)
                setArea(inPixels)
              }}
              mediaProps={{ alt: '', onError: fail }}
              cropperProps={{ role: 'group', 'aria-label': t('widgets.avatar-crop.area') }}
            />
          )}
        </div>
        <div className="pw-avatar-crop-previews" role="img" aria-label={t('widgets.avatar-crop.preview')}>
          {previews.map((size) => (
            <span key={size} data-shape={shape} style={{ width: size, height: size }}>
              {url !== '' && share && <img src={url} alt="" style={toPreviewStyle(share)} />}
            </span>
          ))}
        </div>
        <div className="pw-avatar-crop-zoom">
          <label htmlFor={zoomId}>{t('widgets.avatar-crop.zoom')}</label>
          <Button
            type="text"
            icon={<MinusOutlined aria-hidden />}
            aria-label={t('widgets.avatar-crop.smaller')}
            disabled={zoom <= 1}
            onClick={() => zoomTo(zoom - zoomStep)}
          />
          <input
            id={zoomId}
            type="range"
            min={1}
            max={largest}
            step={zoomStep}
            value={zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
          <Button
            type="text"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('widgets.avatar-crop.larger')}
            disabled={zoom >= largest}
            onClick={() => zoomTo(zoom + zoomStep)}
          />
        </div>
      </div>
    </Dialog>
  )
}
