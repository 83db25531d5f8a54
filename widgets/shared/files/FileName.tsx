import type { FileTranslate } from './fileTexts.ts'
import type { FilePress } from './useOpenFiles.tsx'

interface FileNameProps {
  readonly name: string
  /** What a press does: looks at a picture, opens a window, or saves; only shown when nothing. */
  readonly press: FilePress | undefined
  readonly t: FileTranslate
}

/** The name of a file, which opens it in the way that its kind allows. */
export function FileName({ name, press, t }: FileNameProps) {
  if (!press)
    return (
      <span className="pw-file-name" title={name}>
        {name}
      </span>
    )
  if (press.kind === 'open') {
    const label = t('open', { name })
    return (
      <a
        className="pw-file-name"
        href={press.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        title={label}
      >
        {name}
      </a>
    )
  }
  const label = t(press.kind === 'look' ? 'preview' : 'download', { name })
  return (
    <button type="button" className="pw-file-name" aria-label={label} title={label} onClick={press.run}>
      {name}
    </button>
  )
}
