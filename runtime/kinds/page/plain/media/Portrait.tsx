import { type CSSProperties, useState } from 'react'
import { useData } from '../../../../data/index.ts'
import { Icon } from '../../../../icons/index.ts'
import { toInitials } from './toInitials.ts'

interface PortraitProps {
  /** The stored path or the address; undefined where there is none. */
  readonly path: string | undefined
  /** Its diameter in pixels. */
  readonly size: number
  /** Who is to be seen; empty where the words stand beside it. */
  readonly alt: string
  /** The name whose initials stand in for a picture that is missing or broken. */
  readonly name: string
}

/** A round portrait; the initials of the name where there is no picture. */
export function Portrait({ path, size, alt, name }: PortraitProps) {
  const { staticUrl } = useData()
  const [broken, setBroken] = useState<string>()
  const url = path === undefined ? '' : staticUrl(path)
  const style = { '--pw-size': `${size}px` } as CSSProperties
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
  const initials = toInitials(name)
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
