import { useState } from 'react'
import { lazyPart } from '../../../runtime/index.ts'

const PictureViewer = lazyPart(() => import('./PictureViewer.tsx').then((chunk) => chunk.PictureViewer), null)

export interface Picture {
  readonly name: string
  readonly url: string
}

interface PicturesProps {
  readonly pictures: readonly Picture[]
  /** Which of them is looked at; none of them for null. */
  readonly shown: number | null
  readonly onShow: (index: number | null) => void
  readonly texts: { readonly previous: string; readonly next: string }
}

/** The viewer of pictures, as soon as one is looked at. */
export function Pictures({ shown, ...props }: PicturesProps) {
  // Which one was looked at last: a viewer that closes still shows it, and then gives the focus back.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  const place = shown ?? last
  if (place === null) return null
  return <PictureViewer isOpen={shown !== null} shown={place} onClosed={() => setLast(null)} {...props} />
}
