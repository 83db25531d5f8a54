/** A text cut to its first letters; letters outside of the basic plane count as one. */
export function shorten(text: string, length: number): string {
  const letters = Array.from(text)
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}
