import type { MouseEvent } from 'react'
import { type PageLink, usePageServices } from '../../../../page/index.ts'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A way to a page: a press goes there in the app, and a window of its own opens as for any link. */
export function PageWay({ page: { path, title, isOutside } }: { readonly page: PageLink }) {
  const { navigate } = usePageServices()
  if (isOutside)
    return (
      <a href={path} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )
  const go = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    navigate(path, {})
  }
  return (
    <a href={path} onClick={go}>
      {title}
    </a>
  )
}
