import { useData, useTranslate } from '../../runtime/index.ts'
import { Pictures } from '../shared/files/Pictures.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'

interface StoredPicturesProps {
  readonly paths: readonly string[]
  /** The place of the one that is looked at. */
  readonly shown: number | null
  readonly onShow: (index: number | null) => void
}

/** The stored pictures at full size, one at a time. */
export function StoredPictures({ paths, ...shown }: StoredPicturesProps) {
  const t = useTranslate()
  const { staticUrl } = useData()
  const pictures = paths.map((path) => ({
    name: nameOfPath(path) || t('widgets.image-upload.title'),
    url: staticUrl(path),
  }))
  const texts = { previous: t('widgets.image-upload.previous'), next: t('widgets.image-upload.next') }
  return <Pictures pictures={pictures} texts={texts} {...shown} />
}
