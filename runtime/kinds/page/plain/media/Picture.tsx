import { type CSSProperties, useState } from 'react'
import { useData } from '../../../../data/index.ts'
import { Icon } from '../../../../icons/index.ts'

interface PictureProps {
  /** The stored path or the address; undefined where there is none. */
  readonly path: string | undefined
  /** What is to be seen; empty where the words stand beside it. */
  readonly alt: string
  /** Width against height, to which it is cut; as it is when left out. */
  readonly aspect?: string | undefined
  readonly isEager?: boolean
}

/** A picture of a page; a quiet place for one that is missing or broken. */
export function Picture({ path, alt, aspect, isEager = false }: PictureProps) {
  const { staticUrl } = useData()
  const [broken, setBroken] = useState<string>()
  const style: CSSProperties = aspect === undefined ? {} : { aspectRatio: aspect }
  const url = path === undefined ? '' : staticUrl(path)
  if (url === '' || broken === url)
    return (
      <span
        className="pw-media-missing"
        style={style}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt, title: alt })}
      >
        <Icon name="picture" />
      </span>
    )
  return (
    <img
      className="pw-media-picture"
      style={style}
      data-cut={aspect !== undefined || undefined}
      src={url}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(url)}
    />
  )
}
