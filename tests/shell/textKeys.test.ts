import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appTexts } from '../../runtime/i18n/appTexts.ts'
import { languages } from '../../runtime/i18n/index.ts'

/** A text of the app in the code, with or without `@:`; a part in `${}` stands for one that is found when it runs. */
const literal = /(['`])(?:@:)?([a-zA-Z]+\.[^'`\n\s]*)\1/g

const comment = /\/\*\*[\s\S]*?\*\//g

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const toPattern = (key: string) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map(escapeText)
      .join('.+')}$`,
  )

const requested = globSync('runtime/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(literal)].map(([, , key = '']) => ({ file, key })),
)

test.each(languages)('every text that the app asks for is there in %s', async (language) => {
  const keys = Object.keys(await appTexts(language))
  const folders = new Set(keys.map((key) => key.split('.')[0]))
  const own = requested.filter(({ key }) => folders.has(key.split('.')[0]))
  expect(own.some(({ file }) => file.startsWith('runtime/kinds/page/'))).toBe(true)
  expect(own.filter(({ key }) => !keys.some((known) => toPattern(key).test(known)))).toEqual([])
})
