/** The Chinese letters of an encoding of two bytes, of which each is within bounds. */
function lettersOf(encoding: string, first: readonly [number, number], second: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const letters = new Set<string>()
  for (let high = first[0]; high <= first[1]; high++)
    for (let low = second; low <= 0xfe; low++) {
      const [letter = ''] = decoder.decode(Uint8Array.of(high, low))
      if (/^\p{Script=Han}$/u.test(letter)) letters.add(letter)
    }
  return letters
}

/** What is written in either script, by the older encodings of both: letters of one alone are of that script. */
const simplified = lettersOf('gbk', [0xb0, 0xf7], 0xa1)
const traditional = lettersOf('big5', [0xa4, 0xf9], 0x40)

/** Four English words in a row: a sentence that a Chinese reader does not read. */
const englishSentence = /[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/

/** What a reader does not read of a text: letters of another script, and to Chinese readers sentences in English. */
export const wrongLetters = {
  en: (text: string): readonly string[] => text.match(/\p{Script=Han}/gu) ?? [],
  tw: (text: string): readonly string[] => [
    ...[...text].filter((letter) => simplified.has(letter) && !traditional.has(letter)),
    ...(englishSentence.exec(text) ?? []),
  ],
  zh: (text: string): readonly string[] => [
    ...[...text].filter((letter) => traditional.has(letter) && !simplified.has(letter)),
    ...(englishSentence.exec(text) ?? []),
  ],
} as const

/** Texts that are the same for everybody: what the languages call themselves. */
export const namesOfLanguages: readonly string[] = ['简体中文', '繁體中文', '中文', 'English', '简', '繁']
