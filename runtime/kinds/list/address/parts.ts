/** Joins parts by commas; a comma in a part stands behind a tilde, and so does a tilde. */
export const joinParts = (parts: readonly string[], special = /[~,]/g): string =>
  parts.map((part) => part.replace(special, '~$&')).join(',')

/** Splits what `joinParts` has joined. */
export function splitParts(text: string): readonly string[] {
  const parts = ['']
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place] ?? ''
    if (character === ',') parts.push('')
    else {
      if (character === '~') place += 1
      parts[parts.length - 1] += text[place] ?? ''
    }
  }
  return parts
}
