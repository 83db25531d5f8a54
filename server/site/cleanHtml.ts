import sanitize from 'sanitize-html'
import { allowedAttributes, allowedTags, isSafeLink } from '../../runtime/language/index.ts'

/** Formatted text without what the app would take out of it as well; pictures of texts are left to the app. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: allowedTags.filter((tag) => tag !== 'img'),
    allowedAttributes: { '*': allowedAttributes.filter((name) => !['style', 'class', 'src'].includes(name)) },
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href !== undefined && isSafeLink(attribs.href) ? attribs : {},
      }),
    },
  })
