/** As people count: a flag, a family or a letter with its accents is one character. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text that has more than `length` characters; undefined for one that has not. */
export function shorten(text: string, length: number): string | undefined {
  // A character is at least one unit long, so that most texts are not taken apart.
  if (text.length <= length) return undefined
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return undefined
}
