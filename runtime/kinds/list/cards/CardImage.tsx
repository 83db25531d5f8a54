import { useState } from 'react'
import { useData } from '../../../data/index.ts'
import { toImagePath } from './imagePath.ts'

interface CardImageProps {
  readonly value: unknown
  /** What the card is called: its first letter stands where there is no picture. */
  readonly title: string
}

/** The picture of a card. It adds nothing to what the card says, so it has no words of its own. */
export function CardImage({ value, title }: CardImageProps) {
  const data = useData()
  const path = toImagePath(value)
  const [broken, setBroken] = useState<string>()
  if (path === undefined || broken === path) {
    return (
      <div className="pw-card-image pw-card-no-image" aria-hidden="true">
        {Array.from(title.trim())[0]?.toUpperCase() ?? ''}
      </div>
    )
  }
  return (
    <img
      className="pw-card-image"
      src={data.staticUrl(path)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(path)}
    />
  )
}
