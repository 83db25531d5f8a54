import { lazyPart, toStoredPaths, useData, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toKeys } from '../shared/files/fileOrder.ts'
import { StoredPicture } from '../shared/files/StoredPicture.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { toText } from '../shared/values.ts'
import './imageUpload.css'
import type { ImageUploadProps } from './props.ts'

const Portrait = lazyPart(() => import('../shared/portrait/Portrait.tsx').then((chunk) => chunk.Portrait))

/** Pixels of initials, as high as a thumbnail. */
const initialsSize = 32

export function ImageUploadCell({ value, props, record }: ViewProps<string, ImageUploadProps>) {
  const { staticUrl } = useData()
  const paths = toStoredPaths(toText(value))
  const name = props.nameField === undefined ? '' : toText(record?.[props.nameField])
  if (paths.length === 0)
    return name === '' ? emptyValue : <Portrait url="" name={name} label={name} size={initialsSize} shape="square" />
  const keys = toKeys(paths)
  return paths.map((path, index) => (
    <StoredPicture
      key={keys[index]}
      className="pw-picture-thumbnail"
      url={staticUrl(path)}
      name={nameOfPath(path)}
      loading="lazy"
    />
  ))
}
