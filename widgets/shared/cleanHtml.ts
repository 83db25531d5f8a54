import createDOMPurify, { type Config } from 'dompurify'
import { allowedAttributes, allowedTags, cleanStyle, isAllowedClass, isSafeLink } from '../../runtime/language/index.ts'
import { isOutside } from './textAddresses.ts'

/** Gives the address from which a picture shows, or nothing for one that may not show. */
export type PictureAddress = (source: string) => string | undefined

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
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
  } else if (name === 'class') attribute.keepAttr = isAllowedClass(value)
  else if (name === 'href') attribute.keepAttr = isSafeLink(value)
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
