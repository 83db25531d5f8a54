const letterWidth = (letter: string): number => ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 14 : 7.8)

/** About how wide a text of one line is in the size of a table, in CSS pixels: nothing is measured for it. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0)

/** What a header has beside its title: its padding, its sort arrows and the space between, in CSS pixels. */
export const besideTitle = 56
