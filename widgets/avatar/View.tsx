import { useState } from 'react'
import { toStoredPaths, useData, useTranslate, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toKeys } from '../shared/files/fileOrder.ts'
import { Pictures } from '../shared/files/Pictures.tsx'
import { Portrait } from '../shared/portrait/Portrait.tsx'
import { toText } from '../shared/values.ts'
import './avatar.css'
import { type AvatarProps, defaultSize } from './props.ts'

/** The largest portrait that keeps a row of a table as low as its text. */
const cellSize = 32

export function AvatarView({ value, props, record }: ViewProps<string, AvatarProps>) {
  const { size = defaultSize, shape = 'circle', max = 5, nameField } = props
  const t = useTranslate()
  const { staticUrl } = useData()
  const [shown, setShown] = useState<number | null>(null)
  const paths = toStoredPaths(toText(value))
  const name = nameField === undefined ? '' : toText(record?.[nameField])
  if (paths.length === 0 && name === '') return emptyValue
  const portrait = { size, shape, label: t('widgets.avatar.title') }
  if (paths.length === 0) return <Portrait url="" name={name} {...portrait} />
  const pictures = paths.map((path) => ({ name, url: staticUrl(path) }))
  const keys = toKeys(paths)
  return (
    <span className="pw-portraits">
      {pictures.slice(0, max).map((picture, index) => (
        <button
          key={keys[index]}
          type="button"
          className="pw-portrait-look"
          data-shape={shape}
          aria-label={paths.length > 1 ? `${t('widgets.avatar.look')} ${index + 1}` : t('widgets.avatar.look')}
          onClick={() => setShown(index)}
        >
          <Portrait {...picture} {...portrait} />
        </button>
      ))}
      {paths.length > max && <MorePortraits count={paths.length - max} size={size} shape={shape} />}
      <Pictures
        pictures={pictures.map(({ url }) => ({ name: name || portrait.label, url }))}
        shown={shown}
        onShow={setShown}
        texts={{ previous: t('widgets.avatar.previous'), next: t('widgets.avatar.next') }}
      />
    </span>
  )
}

export function AvatarCell({ value, props, record }: ViewProps<string, AvatarProps>) {
  const { shape = 'circle', max = 5, nameField } = props
  const t = useTranslate()
  const { staticUrl } = useData()
  const size = Math.min(props.size ?? cellSize, cellSize)
  const paths = toStoredPaths(toText(value))
  const name = nameField === undefined ? '' : toText(record?.[nameField])
  if (paths.length === 0 && name === '') return emptyValue
  const keys = toKeys(paths)
  const portrait = { name, size, shape, label: t('widgets.avatar.title') }
  if (paths.length < 2) return <Portrait url={paths[0] === undefined ? '' : staticUrl(paths[0])} {...portrait} />
  return (
    <span className="pw-portraits">
      {paths.slice(0, max).map((path, index) => (
        <Portrait key={keys[index]} url={staticUrl(path)} {...portrait} />
      ))}
      {paths.length > max && <MorePortraits count={paths.length - max} size={size} shape={shape} />}
    </span>
  )
}

type MorePortraitsProps = { readonly count: number; readonly size: number; readonly shape: 'circle' | 'square' }

/** How many portraits of a group are not shown. */
function MorePortraits({ count, size, shape }: MorePortraitsProps) {
  const t = useTranslate()
  return (
    <span
      className="pw-portrait"
      data-shape={shape}
      role="img"
      aria-label={t('widgets.avatar.more', { count })}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.34) }}
    >
      <span aria-hidden>+{count}</span>
    </span>
  )
}
