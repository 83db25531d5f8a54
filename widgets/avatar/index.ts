import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { avatarProps } from './props.ts'
import { avatarTexts } from './texts.ts'
import { AvatarCell, AvatarView } from './View.tsx'

/** The portrait of a person, or of a group of them; initials stand where there is no picture. */
export const avatar = defineWidget<string, typeof avatarProps>({
  id: 'avatar',
  title: '@:widgets.avatar.title',
  group: 'file',
  icon: 'user',
  isPicture: true,
  value: 'text',
  props: avatarProps,
  texts: avatarTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.AvatarEdit)),
  view: AvatarView,
  cell: AvatarCell,
})
