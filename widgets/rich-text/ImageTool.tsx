import { PictureOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Popup, useData, useTranslate } from '../../runtime/index.ts'
import { ImageForm } from '../shared/ImageForm.tsx'
import { toPictureUrl } from '../shared/textAddresses.ts'

interface ImageToolProps {
  readonly editor: Editor
  readonly isDisabled: boolean
  readonly onPictures: (files: readonly File[]) => void
}

/** Puts a picture into the text. */
export function ImageTool({ editor, isDisabled, onPictures }: ImageToolProps) {
  const t = useTranslate()
  const { staticUrl } = useData()
  return (
    <Popup
      label={t('widgets.rich-text.image')}
      button={<PictureOutlined aria-hidden />}
      buttonClass="pw-tool"
      align="start"
      isDisabled={isDisabled}
    >
      {(close) => (
        <ImageForm
          texts={{
            file: t('widgets.rich-text.imageFile'),
            address: t('widgets.rich-text.imageAddress'),
            remark: t('widgets.rich-text.imageRemark'),
            insert: t('widgets.rich-text.imageInsert'),
            wrong: t('widgets.rich-text.imageWrong'),
          }}
          isPicture={(address) => toPictureUrl(address, staticUrl) !== undefined}
          onFiles={(files) => {
            close()
            onPictures(files)
            editor.commands.focus()
          }}
          onAddress={(src, alt) => {
            close()
            editor.chain().focus().setImage({ src, alt }).run()
          }}
        />
      )}
    </Popup>
  )
}
