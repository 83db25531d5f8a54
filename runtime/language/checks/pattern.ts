import type { Diagnostic } from '../diagnostic.ts'
import type { Place } from '../places/collectPlaces.ts'
import { findNearestWord } from '../suggestions.ts'
import { compilePattern } from './compilePattern.ts'

/** The pattern codes of specification 5; `n6-16`, `*6-16` and `s6-18` stand for digits, any characters and letters. */
export const patternCodes = ['n6-16', '*6-16', 's6-18', 'url', 'e', 'm', 'p', 's', 'n', 'z', '*', 'money'] as const

const isCode = (text: string): boolean => (patternCodes as readonly string[]).includes(text)

/** A repeated group that ends in something repeated, such as `(a+)+`: it can take endless time on a text that almost fits. */
const nestedRepeat = /\((?:\?[:=!<]+)?(?:[^()\\[\]]|\\.|\[(?:[^\]\\]|\\.)*\])*?(?:[+*]|\{\d+,\d*\})\)(?:[+*]|\{\d+,\})/

/** Whether a regular expression may take endless time on a text that almost fits. */
export const isSlowPattern = (pattern: string): boolean => nestedRepeat.test(pattern)

/** Patterns of rules are a code or a regular expression that compiles and ends in reasonable time. */
export function checkPatterns(places: readonly Place[]): readonly Diagnostic[] {
  return places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'pattern' || value === '' || isCode(value))
      return []
    const reason = findSyntaxError(value)
    if (reason !== undefined) {
      const nearest = findNearestWord(value, patternCodes)
      const hint = nearest === undefined ? '' : `; did you mean the code \`${nearest}\`?`
      return [
        {
          path,
          code: 'unknown-pattern',
          message: `\`${value}\` is neither a pattern code nor a regular expression (${reason})${hint}`,
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
    return isSlowPattern(value)
      ? [
          {
            path,
            code: 'slow-pattern',
            message:
              'a repeated group that ends in a repetition can take endless time; write it without the inner or the outer one',
          },
        ]
      : []
  })
}

function findSyntaxError(pattern: string): string | undefined {
  try {
    compilePattern(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^Invalid regular expression: /, '').replace(/^\/.*\/\w*: /, '')
      : 'not readable'
  }
}
