import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useTranslate } from '../../runtime/index.ts'

interface PreviewProps {
  readonly pictures: readonly { readonly name: string; readonly url: string }[]
  readonly shown: number
  readonly onShow: (index: number | null) => void
}

/** The pictures at full size, in front of the page. Loaded when a person first looks at one. */
export default function Preview({ pictures, shown, onShow }: PreviewProps) {
  const t = useTranslate()
  const { name = '', url } = pictures[shown] ?? {}
  const turn = (step: number) => onShow((shown + step + pictures.length) % pictures.length)
  return (
    <Modal open title={name} width="min(90vw, 960px)" footer={null} onCancel={() => onShow(null)}>
      <div className="pw-picture-preview">
        {pictures.length > 1 && (
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('widgets.image-upload.previous')}
            onClick={() => turn(-1)}
          />
        )}
        <img src={url} alt={name} />
        {pictures.length > 1 && (
          <Button
            type="text"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('widgets.image-upload.next')}
            onClick={() => turn(1)}
          />
        )}
      </div>
    </Modal>
  )
}
