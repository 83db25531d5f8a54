import fc from 'fast-check'

// Every form of the grammar that a single atom has, with some that only the older grammar reads.
const atoms =
  'a b c A 1 - _ 😀 . \\d \\w \\s \\W \\D \\S \\b \\B ^ $ [ab] [^a] [a-c1] [\\w-.] [😀b] [^] [] [\\]a] []a] [^]a] [\\b] [\\d\\-x] [\\cA] ' +
  '\\x61 \\x \\u0061 \\u \\u{61} \\u{1F600} \\ud83d\\ude00 \\ud83d \\cA \\c \\c1 \\0 \\01 \\12 \\1 \\2 \\3 \\8 \\9 \\k<n> \\k<m> \\k ' +
  '\\p{L} \\P{L} \\p{Script=Han} \\- \\/ \\. \\{ { } ] {a {,2} \\n \\t é 中'
const quantifiers = ['*', '+', '?', '{2}', '{1,2}', '{0,2}', '{2,}', '{0}', '*?', '+?', '??', '{1,2}?']
const openings = ['(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>', '(?<m>']

const atom = fc.constantFrom(' ', ...atoms.split(' '))
const quantifier = fc.option(fc.constantFrom(...quantifiers), { nil: '', freq: 1 })

/** An expression as a person could write one, or something close to it. */
export const randomPattern: fc.Arbitrary<string> = fc.letrec<{ sequence: string; term: string }>((tie) => ({
  term: fc
    .tuple(
      fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        { weight: 3, arbitrary: atom },
        {
          weight: 2,
          arbitrary: fc
            .tuple(fc.constantFrom(...openings), tie('sequence'))
            .map(([opening, inside]) => `${opening}${inside})`),
        },
      ),
      quantifier,
    )
    .map(([item, times]) => `${item}${times}`),
  sequence: fc
    .array(fc.tuple(tie('term'), fc.constantFrom('', '', '', '|')), { minLength: 1, maxLength: 3 })
    .map((terms) => terms.flat().join('')),
})).sequence

const characters = ['a', 'a', 'b', 'c', 'A', '1', ' ', '-', '_', '.', '\n', '\u2028', '\0', '\u0001', '\b']
const rareCharacters = ['😀', '\ud83d', '\ude00', '{', '}', ']', '\\', 'é', '中', '8', 'n', 'k', '/']

/** A short text, for which the engine of the machine needs no endless time. */
export const randomText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...characters, ...rareCharacters), { maxLength: 8 })
  .map((parts) => parts.join(''))
