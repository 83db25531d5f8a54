const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Two characters that stand for a name: the given name in Chinese, else the first letters of the outer words. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  if (isHan(name)) return [...words.join('')].slice(-2).join('')
  const outer = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return outer
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

const colours = ['blue', 'green', 'purple', 'volcano', 'cyan', 'magenta', 'geekblue'] as const

/** The colour behind the initials of a name; the same name always has the same. */
export function toColour(name: string): (typeof colours)[number] {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  return colours[sum % colours.length] ?? 'blue'
}
