const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** One or two characters that stand for a name: the last two in Chinese, else the first letters of its outer words. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  if (isHan(name)) return Array.from(words.join('')).slice(-2).join('')
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words
  return outer
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
