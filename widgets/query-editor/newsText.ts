import type { QueryNews } from './useDescribedParts.ts'

const words = ['columnsAdded', 'columnsRemoved', 'parametersAdded', 'parametersRemoved'] as const

/** What a reading of the query changed, in words. */
export function toNewsText(
  news: QueryNews,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): string {
  const parts = words.filter((word) => news[word].length > 0)
  if (parts.length === 0) return t('widgets.query-editor.unchanged')
  return parts.map((word) => t(`widgets.query-editor.news.${word}`, { names: news[word].join(', ') })).join(' ')
}
