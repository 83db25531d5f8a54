import { type Ref, useLayoutEffect, useState } from 'react'
import './embeddedPage.css'

interface EmbeddedPageProps {
  readonly address: string
  readonly title: string
  readonly height: number | string
  /** What a page of another site may do; one of our own is not confined. */
  readonly sandbox?: string | undefined
  readonly texts: { readonly loading: string; readonly refused: string; readonly open: string }
  readonly onLoad?: (frame: HTMLIFrameElement) => void
  readonly ref?: Ref<HTMLIFrameElement>
}

const isOwn = (address: string): boolean => URL.parse(address, location.href)?.origin === location.origin

/** A page of the web inside of ours. One that this site may not embed is offered in a window of its own. */
export function EmbeddedPage({ address, title, height, sandbox, texts, onLoad, ref }: EmbeddedPageProps) {
  const [loaded, setLoaded] = useState('')
  const [refused, setRefused] = useState('')

  // Before the page begins to load: what refuses it is told once.
  useLayoutEffect(() => {
    const { origin } = new URL(address, location.href)
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'default-src'
      if (isFrame && blockedURI.startsWith(origin)) setRefused(address)
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [address])

  if (refused === address) {
    return (
      <p className="pw-embedded-refused">
        {texts.refused}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      </p>
    )
  }
  return (
    <div className="pw-embedded" style={{ height }} aria-busy={loaded !== address}>
      {loaded !== address && (
        <span className="pw-embedded-note" role="status">
          {texts.loading}
        </span>
      )}
      <iframe
        ref={ref}
        src={address}
        title={title}
        {...(sandbox !== undefined && !isOwn(address) ? { sandbox } : {})}
        referrerPolicy="same-origin"
        onLoad={({ currentTarget }) => {
          setLoaded(address)
          onLoad?.(currentTarget)
        }}
      />
    </div>
  )
}
