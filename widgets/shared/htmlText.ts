const blocks = /<(?=\/?(?:p|div|br|hr|h[1-6]|li|tr|td|th|pre|blockquote|dd|dt|figcaption)\b)/gi
const unread = 'script, style, template, noscript, iframe, title, svg, math'

/** What a person reads of HTML, in one line. The HTML is only taken apart: nothing of it runs or loads. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  const { body } = new DOMParser().parseFromString(html.replace(blocks, ' <'), 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
