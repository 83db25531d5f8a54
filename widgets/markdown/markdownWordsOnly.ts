/** What stands before a line's words, or around some of them, and what they say in its place. */
const signs: readonly (readonly [sign: RegExp, words: string])[] = [
  [/^[ \t]*(?:```|~~~).*$/gm, ''],
  [/^[|: \t-]*-{3}[|: \t-]*$/gm, ''],
  [/^[ \t]*(?:#{1,6}\s|>\s?|[-*+]\s(?:\[[ x]\]\s)?|\d+\.\s)/gim, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(\*\*|__|~~|`)(.*?)\1/g, '$2'],
  [/(?<![\w*])([*_])(\S.*?)\1(?![\w*])/g, '$2'],
  [/\|/g, ' '],
]

/** What a line could show at most, in UTF-16 units; a cell may hold a whole book. */
const maxLength = 2000

/** What a person reads of the beginning of Markdown, in one line: a cell of a table has no room for its looks. */
export function markdownWordsOnly(text: string): string {
  const words = signs
    .reduce((left, [sign, replacement]) => left.replace(sign, replacement), text.slice(0, maxLength))
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > maxLength ? `${words} …` : words
}
