import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { useBlockText } from '../blockTexts.ts'

interface VideoFrameProps {
  /** The address of the player. */
  readonly address: string
  /** The page of the video, for a window of its own. */
  readonly page: string
  readonly title: string
  readonly style: CSSProperties
}

/** What a player of another site may do: run and fill the screen, but not lead our own window away. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation'

/** The player of another site. Where the settings do not allow frames of that site, it is offered in a window of its own. */
export function VideoFrame({ address, page, title, style }: VideoFrameProps) {
  const t = useBlockText()
  const [isRefused, setRefused] = useState(false)
  // Before the player begins to load: what refuses it is reported once.
  useLayoutEffect(() => {
    const { origin } = new URL(address)
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'default-src'
      if (isFrame && blockedURI.startsWith(origin)) setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [address])
  if (isRefused)
    return (
      <p className="pw-media-none">
        {t('frameRefused')}{' '}
        <a href={page} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </a>
      </p>
    )
  return (
    <iframe
      className="pw-media-video"
      style={style}
      src={address}
      title={title}
      loading="lazy"
      sandbox={sandbox}
      allow="fullscreen; picture-in-picture"
      // Players ask on which site they are.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
