import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../http/escapeHtml.ts'
import { readPublicInstallation } from '../modules/installation/publicPages.ts'
import { languageTags, writeHead } from './head.ts'
import { type SiteSources, writeSitePage } from './site.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

/** What a site is called that has no name of its own. */
const product = 'Pagewright'

/** What of the app's own page a public page takes the place of. */
const title = /<title>[^<]*<\/title>/
const htmlTag = /<html lang="[^"]*">/
const appElement = /<div id="app">/

/** The text of public pages in the HTML that browsers and machines get before the app. */
export interface Site {
  /** The page of the app with the text and the head of a public page; undefined at any other address. */
  write(html: string, request: FastifyRequest): Promise<string | undefined>
  sitemap(request: FastifyRequest): Promise<string>
  robots(request: FastifyRequest): Promise<string>
}

/** Makes the text of public pages of what an app without a browser asks its own calls. */
export function createSite(sources: SiteSources): Site {
  return {
    async write(html, request) {
      const page = await writeSitePage(sources, request)
      if (page === undefined) return undefined
      const { name: names } = await readPublicInstallation(sources.db)
      const name = names?.[page.language] ?? product
      const head = writeHead(page, request, sources.config, name)
      const text = `<div id="pw-text"><header><a href="/">${escapeHtml(name)}</a></header><main>${page.html}</main></div>`
      return html
        .replace(title, () => head)
        .replace(htmlTag, () => `<html lang="${languageTags[page.language]}">`)
        .replace(appElement, (element) => `${text}\n    ${element}`)
    },
    sitemap: (request) => writeSitemap(sources, request),
    robots: (request) => writeRobots(sources, request),
  }
}
