import { type KeyboardEvent, useState } from 'react'
import { useData } from '../../../../data/index.ts'
import { Chevron, Icon } from '../../../../icons/index.ts'
import { Dialog } from '../../../../popup/index.ts'
import type { MediaItem } from './mediaItems.ts'

interface GalleryViewerProps {
  readonly items: readonly MediaItem[]
  readonly isOpen: boolean
  readonly shown: number
  readonly nameOf: (index: number) => string
  readonly onShow: (index: number | null) => void
  readonly onClosed: () => void
  readonly texts: { readonly previous: string; readonly next: string }
}

/** What the arrow keys move by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pictures as large as the window allows; the arrow keys go from one to the next, Escape closes. */
export function GalleryViewer({ items, isOpen, shown, nameOf, onShow, onClosed, texts }: GalleryViewerProps) {
  const { staticUrl } = useData()
  const [broken, setBroken] = useState<string>()
  const isSeveral = items.length > 1
  const move = (step: number) => onShow((shown + step + items.length) % items.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || !isSeveral) return
    event.preventDefault()
    move(step)
  }
  const url = staticUrl(items[shown]?.path ?? '')
  const button = (step: -1 | 1, label: string) => (
    <button
      type="button"
      className="pw-popup-button pw-gallery-move"
      aria-label={label}
      title={label}
      onClick={() => move(step)}
    >
      <Chevron side={step === 1 ? 'end' : 'start'} />
    </button>
  )
  return (
    <Dialog
      open={isOpen}
      title={nameOf(shown)}
      width="min(94vw, 1080px)"
      centered
      footer={null}
      onCancel={() => onShow(null)}
      afterClose={onClosed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
      <div className="pw-gallery-viewer" onKeyDown={onKeyDown}>
        {isSeveral && button(-1, texts.previous)}
        <div className="pw-gallery-shown">
          {broken === url ? (
            <span className="pw-media-missing" role="img" aria-label={nameOf(shown)}>
              <Icon name="picture" />
            </span>
          ) : (
            <img src={url} alt={nameOf(shown)} onError={() => setBroken(url)} />
          )}
        </div>
        {isSeveral && button(1, texts.next)}
      </div>
    </Dialog>
  )
}
