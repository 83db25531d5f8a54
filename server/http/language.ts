import type { TextLanguage } from '../../runtime/language/index.ts'

/** The languages of the product; `tw` is traditional Chinese. */
export type Language = TextLanguage

function toLanguage(tag: string): Language | undefined {
  if (/^en\b/i.test(tag)) return 'en'
  if (/^zh[-_](tw|hk|mo|hant)\b/i.test(tag) || /^tw$/i.test(tag)) return 'tw'
  return /^zh\b/i.test(tag) ? 'zh' : undefined
}

/** Chooses the language of an answer from the header `Accept-Language`; zh when it asks for nothing that we have. */
export function parseLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
        .find((text) => text !== undefined)
      return { language: toLanguage(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((entry) => entry.language !== undefined && entry.quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return wanted[0]?.language ?? 'zh'
}
