import type { EditProps } from '../../runtime/index.ts'
import { PortraitEdit, type PortraitTexts } from '../shared/portrait/PortraitEdit.tsx'
import type { AvatarProps } from './props.ts'

const portraitTexts: PortraitTexts = {
  title: 'widgets.avatar.title',
  nobody: 'widgets.avatar.nobody',
  upload: 'widgets.avatar.upload',
  change: 'widgets.avatar.change',
  remove: 'widgets.avatar.remove',
  look: 'widgets.avatar.look',
  uploading: 'widgets.avatar.uploading',
  cancel: 'widgets.avatar.cancel',
  retry: 'widgets.avatar.retry',
  failed: 'widgets.avatar.failed',
  onlyImages: 'widgets.avatar.onlyImages',
  tooLarge: 'widgets.avatar.tooLarge',
  previous: 'widgets.avatar.previous',
  next: 'widgets.avatar.next',
}

export const AvatarEdit = (edit: EditProps<string, AvatarProps>) => <PortraitEdit edit={edit} texts={portraitTexts} />
