import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Language } from '../http/language.ts'
import { languageTags } from './languageTags.ts'
import type { WrittenPage } from './site.ts'
import { siteOrigin } from './siteOrigin.ts'

/** What does not change a page. */
const unread: ReadonlySet<string> = new Set(['lang', 'token', '_t'])

const isUnread = (name: string): boolean => unread.has(name) || name.startsWith('utm_')

/** The address of a page without what does not change it, in a language where one is named. */
export function toAddress(origin: string, path: string, search: URLSearchParams, language?: Language): string {
  const kept = [...search].filter(([name]) => !isUnread(name)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const query = new URLSearchParams([...kept, ...(language === undefined ? [] : [['lang', language]])] as [
    string,
    string,
  ][])
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
}

const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const longestDescription = 200
const shortestDescription = 40

/** What a page is about: what it says of itself, else its first heading, its first sentences and its first picture. */
function describe({ html, title, description: own, picture }: WrittenPage) {
  const [, heading = ''] = /<h[234]>(.*?)<\/h[234]>/s.exec(html) ?? []
  const sentences = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => withoutTags(text))
  const description = escapeHtml(own) || (sentences.find((text) => text.length >= shortestDescription) ?? '')
  const [, image] = /<img src="([^"]+)"/.exec(html) ?? []
  const cut = [...description]
  return {
    // What stands in the text is escaped already.
    heading: withoutTags(heading) || escapeHtml(title),
    description: cut.length > longestDescription ? `${cut.slice(0, longestDescription - 1).join('')}…` : description,
    image: picture === undefined ? image : escapeHtml(picture),
  }
}

/** What machines read of a page: its title, description and picture, its address, and the same page in other languages. */
export function writeHead(page: WrittenPage, request: FastifyRequest, config: Config, site: string): string {
  const url = new URL(request.url, 'http://page.invalid')
  const origin = siteOrigin(config, request)
  const { heading, description, image } = describe(page)
  const isNamed = url.searchParams.has('lang')
  const address = toAddress(origin, url.pathname, url.searchParams, isNamed ? page.language : undefined)
  const title = `${heading} - ${escapeHtml(site)}`
  const picture = image === undefined ? undefined : image.startsWith('/') ? `${origin}${image}` : image
  const meta = (name: 'name' | 'property', key: string, content: string) =>
    `<meta ${name}="${key}" content="${content.replaceAll('"', '&quot;')}">`
  return [
    `<title>${title}</title>`,
    ...(description === '' ? [] : [meta('name', 'description', description)]),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(languageTags).map(
      ([language, tag]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(toAddress(origin, url.pathname, url.searchParams, language as Language))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(toAddress(origin, url.pathname, url.searchParams))}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', heading),
    ...(description === '' ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:url', escapeHtml(address)),
    meta('property', 'og:site_name', escapeHtml(site)),
    ...(picture === undefined ? [] : [meta('property', 'og:image', picture)]),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ].join('\n    ')
}

const notFound: Readonly<Record<Language, string>> = { zh: '页面不存在', en: 'Page not found', tw: '頁面不存在' }

/** What machines read where there is nothing: that it is not found, and is not to be listed. */
export const writeMissingHead = (language: Language, site: string): string =>
  [`<title>${notFound[language]} - ${escapeHtml(site)}</title>`, '<meta name="robots" content="noindex">'].join(
    '\n    ',
  )
