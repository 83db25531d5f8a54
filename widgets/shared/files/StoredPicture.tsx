import { FileImageOutlined } from '@ant-design/icons'
import { type ImgHTMLAttributes, useState } from 'react'
import './storedPicture.css'

interface StoredPictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'draggable' | 'loading'> {
  readonly url: string
  /** What is read out; nothing where the name stands beside the picture. */
  readonly name: string
}

/** A picture that is stored, at the size of its place; an icon where the file is no picture or is gone. */
export function StoredPicture({ url, name, className = '', ...image }: StoredPictureProps) {
  const [broken, setBroken] = useState('')
  if (url !== '' && broken !== url)
    return <img {...image} className={className} src={url} alt={name} onError={() => setBroken(url)} />
  return (
    <span
      className={`pw-broken-picture ${className}`}
      title={name}
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <FileImageOutlined aria-hidden />
    </span>
  )
}
