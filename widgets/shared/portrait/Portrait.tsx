import { UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { toColour, toInitials } from './initials.ts'
import './portrait.css'

interface PortraitProps {
  /** The address of the picture; empty where there is none. */
  readonly url: string
  /** Whose portrait it is; empty where nobody says. */
  readonly name: string
  /** What is read out of a portrait without a name. */
  readonly label: string
  readonly size: number
  readonly shape: 'circle' | 'square'
}

/** A picture of a person; the initials of the name where there is no picture, and a figure where there is no name. */
export function Portrait({ url, name, label, size, shape }: PortraitProps) {
  const [broken, setBroken] = useState('')
  const initials = toInitials(name)
  const isShown = url !== '' && broken !== url
  const colour = toColour(name)
  return (
    <span
      className="pw-portrait"
      data-shape={shape}
      role="img"
      aria-label={name || label}
      title={name || undefined}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.4),
        ...(!isShown && initials !== ''
          ? { background: `var(--ant-${colour}-1)`, color: `var(--ant-${colour}-8)` }
          : {}),
      }}
    >
      {isShown ? (
        <img src={url} alt="" loading="lazy" draggable={false} onError={() => setBroken(url)} />
      ) : (
        <span aria-hidden>{initials || <UserOutlined />}</span>
      )}
    </span>
  )
}
