import { useLayoutEffect, useRef, useState } from 'react'
import { useData } from '../../../../data/index.ts'
import { useBlockText } from '../blockTexts.ts'
import { type MediaProps, toAspect } from './mediaProps.ts'
import { Picture } from './Picture.tsx'
import { VideoFrame } from './VideoFrame.tsx'
import { toFrameAddress } from './videoAddress.ts'

/** A video: a file is played by the browser, that of another site by its player in a frame. */
export function MediaVideo({ block, items: [item], label, poster }: MediaProps) {
  const { staticUrl } = useData()
  const t = useBlockText()
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState<string>()
  const url = item === undefined ? '' : staticUrl(item.path)
  // A file that is gone may have failed before the player stood on the page, where no listener gets its event.
  useLayoutEffect(() => {
    if (player.current?.error) setFailed(url)
  }, [url])
  if (item === undefined) return <p className="pw-media-none">{t('noVideo')}</p>
  const style = { aspectRatio: toAspect(block.ratio ?? '16:9') }
  const name = label || t('video')
  const frame = toFrameAddress(item.path)
  if (frame !== undefined) return <VideoFrame key={frame} address={frame} page={item.path} title={name} style={style} />
  if (failed === url)
    return (
      <div className="pw-media-failed" style={style}>
        {poster && <Picture path={poster.path} alt="" />}
        <p className="pw-media-none">
          {t('videoFailed')}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('open')}
          </a>
        </p>
      </div>
    )
  return (
    <video
      ref={player}
      className="pw-media-video"
      style={style}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      {...(poster === undefined ? {} : { poster: staticUrl(poster.path) })}
      onError={() => setFailed(url)}
    />
  )
}
