import { useState } from 'react'
import { type EditProps, InFront, lazyPart, useMessage, useTranslate } from '../../runtime/index.ts'
import { findObjection } from '../shared/files/acceptFile.ts'
import { defaultMaxSize } from '../shared/files/uploadProps.ts'
import { PortraitEdit, type PortraitTexts, pictureKinds } from '../shared/portrait/PortraitEdit.tsx'
import type { AvatarCropProps } from './props.ts'

const CropDialog = lazyPart(() => import('./CropDialog.tsx').then((chunk) => chunk.CropDialog), null)

interface Chosen {
  readonly file: File
  readonly send: (files: readonly File[]) => void
}

const portraitTexts: PortraitTexts = {
  title: 'widgets.avatar-crop.title',
  nobody: 'widgets.avatar-crop.nobody',
  upload: 'widgets.avatar-crop.upload',
  change: 'widgets.avatar-crop.change',
  remove: 'widgets.avatar-crop.remove',
  look: 'widgets.avatar-crop.look',
  uploading: 'widgets.avatar-crop.uploading',
  cancel: 'widgets.avatar-crop.cancel',
  retry: 'widgets.avatar-crop.retry',
  failed: 'widgets.avatar-crop.failed',
  onlyImages: 'widgets.avatar-crop.onlyImages',
  tooLarge: 'widgets.avatar-crop.tooLarge',
  previous: 'widgets.avatar-crop.previous',
  next: 'widgets.avatar-crop.next',
}

/** A portrait; of a picture that is chosen a person keeps a part, which is sent. */
export function AvatarCropEdit(edit: EditProps<string, AvatarCropProps>) {
  const { shape = 'circle', pixels, maxSize = defaultMaxSize } = edit.props
  const t = useTranslate()
  const message = useMessage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const prepare = (files: readonly File[], send: Chosen['send']) => {
    const file = files.at(-1)
    if (!file) return
    const objection = findObjection(file, { accept: pictureKinds, maxSize })
    if (objection === 'kind') message('warning', t('widgets.avatar-crop.onlyImages'))
    else if (objection === 'size')
      message('warning', t('widgets.avatar-crop.tooLarge', { name: file.name, size: maxSize }))
    else setChosen({ file, send })
  }
  const close = () => setChosen(null)
  return (
    <>
      <PortraitEdit edit={edit} texts={portraitTexts} prepare={prepare} />
      {chosen && (
        <InFront onFailed={close}>
          <CropDialog
            file={chosen.file}
            shape={shape}
            {...(pixels === undefined ? {} : { pixels })}
            onCrop={(file) => chosen.send([file])}
            onClosed={close}
          />
        </InFront>
      )}
    </>
  )
}
