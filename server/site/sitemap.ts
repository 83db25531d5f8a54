import type { FastifyRequest } from 'fastify'
import { isObject, parseJson } from '../../runtime/language/index.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Language } from '../http/language.ts'
import { languageTags, siteOrigin, toAddress } from './head.ts'
import { type PublicPlace, readPublicPlaces } from './places.ts'
import type { SiteSources } from './site.ts'

/** Addresses of one page whose records each have one, at most. */
const mostRecords = 5_000

/** The name of the address by which a page takes its record, and the source that has it. */
function findKeyed(document: unknown): { readonly rest: string; readonly name: string } | undefined {
  const sources = isObject(document) && isObject(document.sources) ? Object.values(document.sources) : []
  for (const source of sources) {
    if (!isObject(source) || typeof source.rest !== 'string' || typeof source.key !== 'string') continue
    const [, name] = /^\{\{\s*query\.(\w+)\s*\}\}$/.exec(source.key) ?? []
    if (name !== undefined) return { rest: source.rest, name }
  }
  return undefined
}

/** The paths of a place with their search: one, or one for each record that strangers may read. */
async function listAddresses(
  { app }: SiteSources,
  { path, page }: PublicPlace,
  request: FastifyRequest,
): Promise<readonly string[]> {
  const read = async (url: string): Promise<unknown> => {
    const response = await app.inject({ method: 'GET', url: `/api${url}`, remoteAddress: request.ip })
    const body = response.statusCode === 200 ? parseJson(response.body) : undefined
    return isObject(body) && body.success === true ? body.result : undefined
  }
  const loaded = await read(`/pages/${encodeURIComponent(page)}`)
  const keyed = findKeyed(isObject(loaded) ? loaded.document : undefined)
  if (keyed === undefined) return path.includes('/:') ? [] : [path]
  const found = await read(`${keyed.rest}/list?pageNo=1&pageSize=${mostRecords}`)
  const records = isObject(found) && Array.isArray(found.records) ? found.records : []
  return records.flatMap((record) => {
    if (!isObject(record) || typeof record.id !== 'string') return []
    const id = encodeURIComponent(record.id)
    return [path.includes(`/:${keyed.name}`) ? path.replace(`:${keyed.name}`, id) : `${path}?${keyed.name}=${id}`]
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
