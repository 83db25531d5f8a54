import type { FastifyRequest } from 'fastify'
import { findCall, isObject, type Source, toText } from '../../runtime/language/index.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Language } from '../http/language.ts'
import { toAddress } from './head.ts'
import { findKeyed } from './keyed.ts'
import { languageTags } from './languageTags.ts'
import { type PublicPlace, readPublicPlaces } from './places.ts'
import { createQuestions } from './questions.ts'
import type { SiteSources } from './site.ts'
import { siteOrigin } from './siteOrigin.ts'

/** Addresses of one page whose records each have one, at most. */
const mostRecords = 5_000

/** The paths of a place with their search: one, or one for each record that strangers may read. */
async function listAddresses(
  { app }: SiteSources,
  { path, page }: PublicPlace,
  request: FastifyRequest,
): Promise<readonly string[]> {
  const { ask, isMissing } = createQuestions(app, request, 'en')
  const loaded = await ask(`/pages/${encodeURIComponent(page)}`, {})
  const [keyed] = findKeyed(isObject(loaded) ? loaded.document : undefined)
  if (keyed === undefined) return path.includes('/:') ? [] : [path]
  const { source, name } = keyed
  const found = await ask(`${source.rest}/list`, { pageNo: 1, pageSize: mostRecords })
  const records = isObject(found) && Array.isArray(found.records) ? found.records.filter(isObject) : []
  // What a list shows may be closed one by one.
  const call = findCall(source as unknown as Source, 'queryById', { ids: [toText(records[0]?.id)] })
  if (call === undefined || (await isMissing(call.path, call.query))) return []
  return records.flatMap((record) => {
    if (typeof record.id !== 'string') return []
    const id = encodeURIComponent(record.id)
    return [path.includes(`/:${name}`) ? path.replace(`:${name}`, id) : `${path}?${name}=${id}`]
  })
}

/** Every address that strangers read, with the languages that it has (the protocol of sitemaps). */
export async function writeSitemap(sources: SiteSources, request: FastifyRequest): Promise<string> {
  const origin = siteOrigin(sources.config, request)
  const addresses: string[] = []
  for (const place of await readPublicPlaces(sources)) addresses.push(...(await listAddresses(sources, place, request)))
  const entries = addresses.map((address) => {
    const { pathname, searchParams } = new URL(address, 'http://page.invalid')
    const links = Object.entries(languageTags).map(
      ([language, tag]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(toAddress(origin, pathname, searchParams, language as Language))}"/>`,
    )
    return `<url><loc>${escapeHtml(toAddress(origin, pathname, searchParams))}</loc>${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** What machines may read: the pages that are open to anyone, and nothing where there are none. */
export async function writeRobots(sources: SiteSources, request: FastifyRequest): Promise<string> {
  const places = await readPublicPlaces(sources)
  if (places.length === 0) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /user/\nSitemap: ${siteOrigin(sources.config, request)}/sitemap.xml\n`
}
