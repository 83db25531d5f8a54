/** What stands before a line's words, or around some of them, and what they say in its place. */
const signs: readonly (readonly [sign: RegExp, words: string])[] = [
  [/^\s*(?:```|~~~).*$/gm, ''],
  [/^\s*[|:\s-]*-{3,}[|:\s-]*$/gm, ''],
  [/^\s*(?:#{1,6}\s|>\s?|[-*+]\s(?:\[[ x]\]\s)?|\d+\.\s)/gim, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(\*\*|__|~~|`)(.*?)\1/g, '$2'],
  [/(?<![\w*])([*_])(\S.*?)\1(?![\w*])/g, '$2'],
  [/\|/g, ' '],
]

/** What a person reads of Markdown, in one line: a cell of a table has no room for its looks. */
export const markdownWordsOnly = (text: string): string =>
  signs
    .reduce((words, [sign, replacement]) => words.replace(sign, replacement), text)
    .replace(/\s+/g, ' ')
    .trim()
