import createDOMPurify, { type Config } from 'dompurify'
import { cleanStyle } from './styleDeclarations.ts'
import { isOutside, isSafeLink } from './textAddresses.ts'

/** Gives the address from which a picture shows, or nothing for one that may not show. */
export type PictureAddress = (source: string) => string | undefined

const tags = [
  ...['p', 'div', 'span', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'kbd', 'abbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const attributes = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'style', 'class', 'align', 'dir', 'lang'],
  ...['colspan', 'rowspan', 'colwidth', 'scope', 'start', 'type'],
]
const config: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Addresses are judged below, by how browsers read them.
  ALLOWED_URI_REGEXP: /^/,
}

const purifier = createDOMPurify(window)
let toPicture: PictureAddress = (source) => source

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName: name, attrValue: value } = attribute
  if (name === 'style') {
    attribute.attrValue = cleanStyle(value)
    attribute.keepAttr = attribute.attrValue !== ''
  } else if (name === 'class') {
    // Classes are the app's own; a text only says in which language its code is.
    attribute.keepAttr = /^language-[\w+-]+$/.test(value)
  } else if (name === 'href') attribute.keepAttr = isSafeLink(value)
  else if (name === 'src') {
    const picture = toPicture(value)
    attribute.attrValue = picture ?? ''
    attribute.keepAttr = picture !== undefined
  }
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove()
  if (element.nodeName !== 'A') return
  const isLeaving = isOutside(element.getAttribute('href') ?? '')
  if (isLeaving) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  } else for (const name of ['target', 'rel']) element.removeAttribute(name)
})

/**
 * HTML of somebody else as a piece of page without anything that runs, fetches, covers or spies (wire contract 5, F5).
 * Links open beside the app and learn nothing of it.
 */
export function cleanFragment(html: string, picture: PictureAddress): DocumentFragment {
  toPicture = picture
  return purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true })
}

/** The same as text, as it is stored. */
export function cleanHtml(html: string, picture: PictureAddress): string {
  toPicture = picture
  return purifier.sanitize(html, config)
}
