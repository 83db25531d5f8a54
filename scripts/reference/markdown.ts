/** A cell of a table: one line, whose bars do not end it. */
const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table with a title for each column. */
export function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const toLine = (cells: readonly string[]): string => `| ${cells.map(toCell).join(' | ')} |`
  return [toLine(titles), `|${titles.map(() => '---').join('|')}|`, ...rows.map(toLine)].join('\n')
}

/** A word of the language as it is written in a document. */
export const toCode = (word: string): string => (word.includes('`') ? `\`\` ${word} \`\`` : `\`${word}\``)

/** A piece of a document; short objects and lists stand on one line each. */
export const toJsonBlock = (value: unknown): string => `\`\`\`json\n${toJson(value, '')}\n\`\`\``

const longestLine = 100

function toJson(value: unknown, indent: string): string {
  const short = toShortJson(value)
  if (indent.length + short.length <= longestLine || typeof value !== 'object' || value === null) return short
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((item: unknown) => inner + toJson(item, inner)).join(',\n')}\n${indent}]`
  const members = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${toJson(item, inner)}`)
  return `{\n${members.join(',\n')}\n${indent}}`
}

function toShortJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toShortJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toShortJson(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** The parts of a chapter with a line between them; empty ones are left out. */
export const toChapter = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`
