const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function toCharacter(entity: string, name: string): string {
  const own = entities[name.toLowerCase()]
  if (own !== undefined) return own
  const number = /^#x([\da-f]{1,6})$/i.exec(name) ?? /^#(\d{1,7})$/.exec(name)
  if (number === null) return entity
  const point = Number.parseInt(number[1] ?? '', /^#x/i.test(name) ? 16 : 10)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity
}

/** Tags that end a line, and those whose content nobody reads. */
const lineEnds: ReadonlySet<string> = new Set([
  ...['br', '/p', '/div', '/li', '/tr', '/blockquote'],
  ...['/h1', '/h2', '/h3', '/h4', '/h5', '/h6'],
])
const silent: Readonly<Record<string, RegExp>> = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi }

/** The words of formatted text, a line for each paragraph: for mail, which is sent as plain text. */
export function toPlainText(html: string): string {
  return toText(html)
    .replace(/&([#\w]{2,10});/g, toCharacter)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The text between tags. Every character is looked at once or twice, whatever the text is. */
function toText(html: string): string {
  const parts: string[] = []
  const unending = new Set<string>()
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    parts.push(html.slice(at, end < 0 ? undefined : start).replace(/\s+/g, ' '))
    if (end < 0) return parts.join('')
    const name = findName(html.slice(start + 1, end))
    if (lineEnds.has(name)) parts.push('\n')
    at = end + 1
    const closing = Object.hasOwn(silent, name) && !unending.has(name) ? silent[name] : undefined
    if (closing === undefined) continue
    closing.lastIndex = at
    if (closing.test(html)) at = closing.lastIndex
    else unending.add(name)
  }
}

const findName = (tag: string): string => (/^\/?[a-z]\w{0,10}\b/i.exec(tag)?.[0] ?? '').toLowerCase()
