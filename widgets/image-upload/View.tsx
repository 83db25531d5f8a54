import { lazy, Suspense, useState } from 'react'
import { useData, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import './imageUpload.css'
import { PictureTile } from './PictureTile.tsx'
import type { ImageUploadProps } from './props.ts'
import { fileName, toPaths } from './upload.ts'

const Preview = lazy(() => import('./Preview.tsx'))

export function ImageUploadView({ value }: ViewProps<string, ImageUploadProps>) {
  const { staticUrl } = useData()
  const [previewed, setPreviewed] = useState<number | null>(null)
  const paths = toPaths(value)
  if (paths.length === 0) return emptyValue
  return (
    <div className="pw-pictures">
      {paths.map((path, index) => (
        <PictureTile
          // biome-ignore lint/suspicious/noArrayIndexKey: the place tells equal paths apart
          key={`${path} ${index}`}
          name={fileName(path)}
          url={staticUrl(path)}
          disabled={false}
          onPreview={() => setPreviewed(index)}
        />
      ))}
      {previewed !== null && (
        <Suspense fallback={null}>
          <Preview
            pictures={paths.map((path) => ({ name: fileName(path), url: staticUrl(path) }))}
            shown={previewed}
            onShow={setPreviewed}
          />
        </Suspense>
      )}
    </div>
  )
}

export function ImageUploadCell({ value }: ViewProps<string, ImageUploadProps>) {
  const { staticUrl } = useData()
  const paths = toPaths(value)
  if (paths.length === 0) return emptyValue
  return paths.map((path, index) => (
    <img
      // biome-ignore lint/suspicious/noArrayIndexKey: the place tells equal paths apart
      key={`${path} ${index}`}
      className="pw-picture-thumbnail"
      src={staticUrl(path)}
      alt={fileName(path)}
      loading="lazy"
    />
  ))
}
