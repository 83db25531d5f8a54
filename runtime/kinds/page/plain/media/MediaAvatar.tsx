import { type CSSProperties, useState } from 'react'
import { useData } from '../../../../data/index.ts'
import { Icon } from '../../../../icons/index.ts'
import type { MediaProps } from './mediaProps.ts'
import { toInitials } from './toInitials.ts'

/** The diameter in pixels where the block names none. */
const usual = 40

/** A round portrait; the initials of the name where there is no picture. */
export function MediaAvatar({ block, items: [item], alt }: MediaProps) {
  const { staticUrl } = useData()
  const [broken, setBroken] = useState<string>()
  const url = item === undefined ? '' : staticUrl(item.path)
  const style = { '--pw-size': `${block.size ?? usual}px` } as CSSProperties
  if (url !== '' && broken !== url)
    return (
      <img
        className="pw-media-avatar"
        style={style}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(url)}
      />
    )
  const initials = toInitials(alt)
  return (
    <span
      className="pw-media-avatar"
      style={style}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {initials === '' ? <Icon name="user" /> : <span aria-hidden="true">{initials}</span>}
    </span>
  )
}
