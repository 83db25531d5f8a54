import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Language } from '../http/language.ts'
import { readPublicInstallation } from '../modules/installation/publicPages.ts'
import { writeHead, writeMissingHead } from './head.ts'
import { languageTags } from './languageTags.ts'
import { type SiteSources, writeSitePage } from './site.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

/** What a site is called that has no name of its own. */
const product = 'Pagewright'

/** What of the app's own page a public page takes the place of. */
const title = /<title>[^<]*<\/title>/
const htmlTag = /<html lang="[^"]*">/
const appElement = /<div id="app">/

/** The page of the app as it is answered at an address. */
export interface SitePage {
  readonly html: string
  /** Whether there is anything at the address for who is not signed in. */
  readonly isFound: boolean
}

/** The text of public pages in the HTML that browsers and machines get before the app. */
export interface Site {
  /** The page of the app with the text and the head of a public page, or without a text where that is not found; undefined at any other address. */
  write(html: string, request: FastifyRequest): Promise<SitePage | undefined>
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
      if (page.kind === 'missing')
        return { html: withHead(html, page.language, writeMissingHead(page.language, name)), isFound: false }
      const head = writeHead(page, request, sources.config, name)
      const text = `<div id="pw-text"><header><a href="/">${escapeHtml(name)}</a></header><main>${page.html}</main></div>`
      const whole = withHead(html, page.language, head)
      return { html: whole.replace(appElement, (element) => `${text}\n    ${element}`), isFound: true }
    },
    sitemap: (request) => writeSitemap(sources, request),
    robots: (request) => writeRobots(sources, request),
  }
}

const withHead = (html: string, language: Language, head: string): string =>
  html.replace(title, () => head).replace(htmlTag, () => `<html lang="${languageTags[language]}">`)
