import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAwayError } from '../db/outage.ts'
import type { Site, SitePage } from '../site/index.ts'

const secondsPerYear = 365 * 24 * 3_600

/** The worker in which the app runs stored scripts (`runtime/scripts/scriptSandbox.ts`), as the build names it. */
const sandboxFile = /[\\/]assets[\\/]scriptSandbox-[\w-]{8}\.js(\.br|\.gz)?$/

/**
 * A worker has the policy of its own file: this one alone may compile WebAssembly, which is the engine of the sandbox, and
 * fetches it from here. The page has no more rights for it.
 */
const sandboxPolicy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'"

/**
 * Serves the built app: files with a hash in their name for a year, `index.html` for every navigation outside `/api`.
 * Without a built app only the calls are served.
 */
export async function serveApp(
  app: FastifyInstance,
  options: {
    readonly folder: string
    readonly apiUrl: string
    readonly apiNotFound: (request: FastifyRequest, reply: FastifyReply) => unknown
    readonly site?: Site
  },
): Promise<void> {
  const index = join(options.folder, 'index.html')
  const isBuilt = existsSync(index)
  const page = isBuilt ? withApiUrl(await readFile(index, 'utf8'), options.apiUrl) : ''
  const { site } = options
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const own = site && (await writePublic(page, request, site))
    return own === undefined ? reply.send(page) : sendPublic(own, request, reply)
  }
  if (site !== undefined) serveMachines(app, site)
  if (isBuilt) {
    await app.register(staticFiles, {
      root: options.folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      allowedPath: (path) => path !== '/index.html',
      setHeaders: (reply, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        if (sandboxFile.test(path)) reply.header('content-security-policy', sandboxPolicy)
        reply.header('cache-control', isHashed ? `public, max-age=${secondsPerYear}, immutable` : 'no-cache')
      },
    })
    app.get('/', sendPage)
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path === '/api' || path.startsWith('/api/')) return options.apiNotFound(request, reply)
    if (isBuilt && isNavigation(request, path)) return sendPage(request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').send('404')
  })
}

/** What machines ask of a site. */
function serveMachines(app: FastifyInstance, site: Site): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await site.robots(request)),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(await site.sitemap(request)),
  )
}

/** The page with the text of what is public at its address; undefined where that cannot be read, as the app tells why. */
async function writePublic(page: string, request: FastifyRequest, site: Site): Promise<SitePage | undefined> {
  try {
    return await site.write(page, request)
  } catch (error) {
    if (error instanceof DatabaseAwayError) return undefined
    throw error
  }
}

/** Answers a public page, which is not sent again to who has it as it is; what is not found has nothing to be kept. */
function sendPublic({ html, isFound }: SitePage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'Accept-Language')
  if (!isFound) return reply.code(404).send(html)
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').some((each) => each.trim() === tag)
  return known === true ? reply.code(304).send() : reply.send(html)
}

/** Whether a browser asks for a page: an address may hold a dot, while a missing file must stay missing. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (path.startsWith('/assets/') || path.split('/').some((segment) => segment.startsWith('.'))) return false
  return extname(path) === '' || request.headers.accept?.includes('text/html') === true
}

/** Tells the app where its server is, without a build of its own for each place. */
function withApiUrl(page: string, apiUrl: string): string {
  const escaped = apiUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return page.replace(/(<meta name="pagewright-api" content=")[^"]*"/, (_, start: string) => `${start}${escaped}"`)
}
