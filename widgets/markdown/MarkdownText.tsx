import MarkdownEditor from '@uiw/react-md-editor/nohighlight'
import type { ComponentProps } from 'react'
import { useData } from '../../runtime/index.ts'
import '../shared/prose.css'
import { isOutside, isSafeLink, toPictureUrl } from '../shared/textAddresses.ts'
import './markdown.css'

type Preview = ComponentProps<typeof MarkdownEditor.Markdown>

function Link({ href = '', title, children }: ComponentProps<'a'>) {
  if (!isSafeLink(href)) return children
  const beside = isOutside(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} title={title} {...beside}>
      {children}
    </a>
  )
}

function Picture({ src = '', alt = '', title }: ComponentProps<'img'>) {
  const { staticUrl } = useData()
  const url = typeof src === 'string' ? toPictureUrl(src, staticUrl) : undefined
  return url === undefined ? alt : <img src={url} alt={alt} title={title} loading="lazy" referrerPolicy="no-referrer" />
}

/** A box of a task list; what it stands for is said by the words beside it. */
const Box = ({ checked = false }: ComponentProps<'input'>) => (
  <span className="pw-markdown-box" aria-hidden>
    {checked ? '☑' : '☐'}
  </span>
)

const components: NonNullable<Preview['components']> = { a: Link, img: Picture, input: Box }

/** Markdown itself, without what lets a text set attributes or ids of the page. */
const onlyMarkdown: NonNullable<Preview['pluginsFilter']> = (type, plugins) => (type === 'rehype' ? [] : plugins)

/** Markdown as a page shows it. HTML in it shows as the characters that it is. */
export const MarkdownText = ({ text }: { readonly text: string }) => (
  <MarkdownEditor.Markdown
    prefixCls="pw-prose"
    source={text}
    components={components}
    pluginsFilter={onlyMarkdown}
    // Addresses are judged where they are drawn.
    urlTransform={(address) => address}
    disableCopy
  />
)
