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

/** The words of formatted text, a line for each paragraph: for mail, which is sent as plain text. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>|<\/(p|div|li|tr|h[1-6]|blockquote)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]{2,10});/g, toCharacter)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
