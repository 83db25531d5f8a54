import { languages } from '../../runtime/language/index.ts'
import type { PackTexts } from './pack.ts'

/** The keys of texts that a document names, in whatever place. */
const keysOf = (document: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(document).matchAll(/"@:([^"]+)"/g)].map(([, key = '']) => key))

/** The texts that a document names, from the packs that have them: a page goes to the app with these and no others. */
export function textsNamed(document: unknown, packs: readonly PackTexts[]): PackTexts {
  const keys = [...keysOf(document)]
  const find = (language: keyof PackTexts) =>
    keys.flatMap((key) => {
      const texts = packs.find((pack) => Object.hasOwn(pack[language], key))
      return texts ? [[key, texts[language][key] ?? '']] : []
    })
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(find(language))])) as never
}
