import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { Dialog } from '../../../runtime/index.ts'
import './pictureViewer.css'

interface PictureViewerProps {
  readonly pictures: readonly { readonly name: string; readonly url: string }[]
  readonly isOpen: boolean
  readonly shown: number
  readonly onShow: (index: number | null) => void
  readonly onClosed: () => void
  readonly texts: { readonly previous: string; readonly next: string }
}

/** Pictures at full size, in front of the page; the arrow keys turn them. Loaded when a person first looks at one. */
export function PictureViewer({ pictures, isOpen, shown, onShow, onClosed, texts }: PictureViewerProps) {
  const { name = '', url } = pictures[shown] ?? {}
  const isSeveral = pictures.length > 1
  const turn = (step: number) => onShow((shown + step + pictures.length) % pictures.length)
  useEffect(() => {
    if (!isSeveral || !isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return (
    <Dialog
      open={isOpen}
      afterClose={onClosed}
      title={
        <span className="pw-viewer-title">
          {name}
          {isSeveral && (
            <span className="pw-viewer-place">
              {shown + 1} / {pictures.length}
            </span>
          )}
        </span>
      }
      width="min(90vw, 960px)"
      footer={null}
      onCancel={() => onShow(null)}
    >
      <div className="pw-viewer">
        {isSeveral && (
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden />}
            aria-label={texts.previous}
            title={texts.previous}
            onClick={() => turn(-1)}
          />
        )}
        <img src={url} alt={name} />
        {isSeveral && (
          <Button
            type="text"
            icon={<RightOutlined aria-hidden />}
            aria-label={texts.next}
            title={texts.next}
            onClick={() => turn(1)}
          />
        )}
      </div>
    </Dialog>
  )
}
