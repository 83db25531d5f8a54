import type { ComponentType } from 'react'
import { evaluateIn } from '../../../../language/index.ts'
import { lazyView } from '../../blocks/lazyView.tsx'
import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import { MediaAvatar } from './MediaAvatar.tsx'
import { MediaFile } from './MediaFile.tsx'
import { MediaImage } from './MediaImage.tsx'
import { toMediaItems } from './mediaItems.ts'
import type { MediaProps } from './mediaProps.ts'
import './media.css'

const views: Readonly<Record<NonNullable<MediaProps['block']['as']>, ComponentType<MediaProps>>> = {
  image: MediaImage,
  avatar: MediaAvatar,
  gallery: lazyView(() => import('./MediaGallery.tsx').then((chunk) => chunk.MediaGallery)),
  video: lazyView(() => import('./MediaVideo.tsx').then((chunk) => chunk.MediaVideo)),
  file: MediaFile,
}

/** A picture, a portrait, several pictures, a video, or a file, with what stands beneath it. */
export function MediaBlockView({ block, scope, title, intl }: PlainViewProps<'media'>) {
  const { as = 'image' } = block
  const caption = writeText(block.caption, scope, intl)
  const alt = writeText(block.alt, scope, intl)
  const items = toMediaItems(evaluateIn(block.value, scope))
  const [poster] = toMediaItems(block.poster === undefined ? undefined : evaluateIn(block.poster, scope))
  const View = views[as]
  return (
    <figure className="pw-media" data-as={as}>
      <View block={block} items={items} alt={alt} label={alt || caption || title} poster={poster} intl={intl} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
