import type { Diagnostic } from '../diagnostic.ts'
import { compilePattern, type Pattern } from '../pattern/compilePattern.ts'
import type { Place } from '../places/collectPlaces.ts'
import { findNearestWord } from '../suggestions.ts'

/**
 * The pattern codes of specification 5; `n6-16`, `*6-16` and `s6-18` stand for digits, any characters and letters, and
 * `phone` takes what `m` takes and the numbers of other countries.
 */
export const patternCodes = [
  'n6-16',
  '*6-16',
  's6-18',
  'url',
  'e',
  'm',
  'phone',
  'p',
  's',
  'n',
  'z',
  '*',
  'money',
] as const

const isCode = (text: string): boolean => (patternCodes as readonly string[]).includes(text)

/** Patterns of rules are a code or a regular expression that compiles and ends in reasonable time. */
export function checkPatterns(places: readonly Place[]): readonly Diagnostic[] {
  return places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'pattern' || value === '' || isCode(value))
      return []
    const pattern = readPattern(value)
    if ('reason' in pattern) {
      const nearest = findNearestWord(value, patternCodes)
      const hint = nearest === undefined ? '' : `; did you mean the code \`${nearest}\`?`
      return [
        {
          path,
          code: 'unknown-pattern',
          message: `\`${value}\` is neither a pattern code nor a regular expression (${pattern.reason})${hint}`,
        },
      ]
    }
    const nearCode = /^[a-z]{3,}$|^[a-z*]\d+-\d+$/i.test(value)
      ? findNearestWord(
          value,
          patternCodes.filter((code) => code.length > 2),
        )
      : undefined
    if (nearCode !== undefined)
      return [
        { path, code: 'unknown-pattern', message: `\`${value}\` is not a pattern code; did you mean \`${nearCode}\`?` },
      ]
    return pattern.isSlow
      ? [
          {
            path,
            code: 'slow-pattern',
            message:
              'a reference to a group beside a repetition inside of another can take endless time; write it without one of them',
          },
        ]
      : []
  })
}

function readPattern(source: string): Pattern | { readonly reason: string } {
  try {
    return compilePattern(source)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not readable'
    return { reason: message.replace(/^Invalid regular expression: /, '').replace(/^\/.*\/\w*: /, '') }
  }
}
