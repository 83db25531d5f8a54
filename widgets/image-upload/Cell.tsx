import { toStoredPaths, useData, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toKeys } from '../shared/files/fileOrder.ts'
import { StoredPicture } from '../shared/files/StoredPicture.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { toText } from '../shared/values.ts'
import './imageUpload.css'
import type { ImageUploadProps } from './props.ts'

export function ImageUploadCell({ value }: ViewProps<string, ImageUploadProps>) {
  const { staticUrl } = useData()
  const paths = toStoredPaths(toText(value))
  if (paths.length === 0) return emptyValue
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
