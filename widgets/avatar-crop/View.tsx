import { toStoredPaths, useData, useTranslate, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { Portrait } from '../shared/portrait/Portrait.tsx'
import { toText } from '../shared/values.ts'
import { type AvatarCropProps, defaultSize } from './props.ts'

export function AvatarCropView({ value, props, record }: ViewProps<string, AvatarCropProps>) {
  const { size = defaultSize, shape = 'circle', nameField } = props
  const t = useTranslate()
  const { staticUrl } = useData()
  const [path] = toStoredPaths(toText(value))
  const name = nameField === undefined ? '' : toText(record?.[nameField])
  if (path === undefined && name === '') return emptyValue
  const url = path === undefined ? '' : staticUrl(path)
  return <Portrait url={url} name={name} label={t('widgets.avatar-crop.title')} size={size} shape={shape} />
}
