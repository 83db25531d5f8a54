import { useState } from 'react'
import { toStoredPaths, useData, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toKeys } from '../shared/files/fileOrder.ts'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { toText } from '../shared/values.ts'
import './imageUpload.css'
import { PictureTile } from './PictureTile.tsx'
import type { ImageUploadProps } from './props.ts'
import { StoredPictures } from './StoredPictures.tsx'

/** The pictures with what can be done with each: to look at it at full size. */
export function ImageUploadView({ value }: ViewProps<string, ImageUploadProps>) {
  const { staticUrl } = useData()
  const [previewed, setPreviewed] = useState<number | null>(null)
  const paths = toStoredPaths(toText(value))
  if (paths.length === 0) return emptyValue
  const keys = toKeys(paths)
  return (
    <div className="pw-pictures">
      {paths.map((path, index) => (
        <PictureTile
          key={keys[index]}
          name={nameOfPath(path)}
          url={staticUrl(path)}
          disabled={false}
          onPreview={() => setPreviewed(index)}
        />
      ))}
      <StoredPictures paths={paths} shown={previewed} onShow={setPreviewed} />
    </div>
  )
}
