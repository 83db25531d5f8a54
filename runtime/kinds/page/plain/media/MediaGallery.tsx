import { useState } from 'react'
import { useBlockText } from '../blockTexts.ts'
import { GalleryViewer } from './GalleryViewer.tsx'
import { type MediaProps, toAspect } from './mediaProps.ts'
import { Picture } from './Picture.tsx'

/** Several pictures, small; a press on one shows it large in front of the page. */
export function MediaGallery({ block, items, label, intl }: MediaProps) {
  const t = useBlockText()
  const [shown, setShown] = useState<number | null>(null)
  // Which one was looked at last: a viewer that closes still shows it.
  const [last, setLast] = useState<number | null>(null)
  const show = (index: number | null) => {
    setShown(index)
    if (index !== null) setLast(index)
  }
  if (items.length === 0) return <p className="pw-media-none">{t('noPictures')}</p>
  const nameOf = (index: number) =>
    [label || t('picture'), ...(items.length > 1 ? [`${index + 1} / ${items.length}`] : [])].join(' ')
  return (
    <>
      <ul className="pw-media-gallery" {...(label === '' ? {} : { 'aria-label': label })}>
        {items.map(({ path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index}>
            <button
              type="button"
              aria-label={`${t('enlarge')}: ${nameOf(index)}`}
              title={t('enlarge')}
              onClick={() => show(index)}
            >
              <Picture path={path} alt="" aspect={toAspect(block.ratio ?? '1:1')} />
            </button>
          </li>
        ))}
      </ul>
      {last !== null && (
        <GalleryViewer
          items={items}
          isOpen={shown !== null}
          shown={shown ?? last}
          nameOf={nameOf}
          onShow={show}
          onClosed={() => setLast(null)}
          texts={{ previous: intl.translate('blocks.previous'), next: intl.translate('blocks.next') }}
        />
      )}
    </>
  )
}
