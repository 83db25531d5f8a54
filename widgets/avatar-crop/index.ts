import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { avatarCropProps } from './props.ts'
import { avatarCropTexts } from './texts.ts'
import { AvatarCropView } from './View.tsx'

/** The portrait of a person, for which a part of a picture is chosen. */
export const avatarCrop = defineWidget<string, typeof avatarCropProps>({
  id: 'avatar-crop',
  title: '@:widgets.avatar-crop.title',
  group: 'file',
  icon: 'user',
  value: 'text',
  props: avatarCropProps,
  texts: avatarCropTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.AvatarCropEdit)),
  view: AvatarCropView,
})
