/** The tags of a formatted text that show; the content of others stays, without them (wire contract 5, F5). */
export const allowedTags: readonly string[] = [
  ...['p', 'div', 'span', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'kbd', 'abbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Their attributes that stay, as far as their values may. */
export const allowedAttributes: readonly string[] = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'style', 'class', 'align', 'dir', 'lang'],
  ...['colspan', 'rowspan', 'colwidth', 'scope', 'start', 'type'],
]

/** Classes are the app's own; a text only says in which language its code is. */
export const isAllowedClass = (value: string): boolean => /^language-[\w+-]+$/.test(value)
