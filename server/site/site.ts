import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject, type Model, type Page, type RecordSource, resolvePage } from '../../runtime/language/index.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../db/schema.ts'
import { type Language, parseLanguage } from '../http/language.ts'
import type { Services } from '../http/services.ts'
import { writeBlocks } from './blocks/index.ts'
import { createWriteValue, writeFor } from './format.ts'
import { isUnknownInFront } from './fronts.ts'
import { namesMissing } from './keyed.ts'
import { findPlace, readPublicPlaces } from './places.ts'
import { createQuestions } from './questions.ts'
import type { SiteRecord, SiteScope } from './scope.ts'
import { siteOrigin } from './siteOrigin.ts'
import { type Answer, type Ask, askSource } from './sources.ts'
import { writeDocument } from './writeDocument.ts'
import type { Writing } from './writing.ts'

/** What writing the text of public pages needs. */
export interface SiteSources {
  readonly app: FastifyInstance
  readonly db: Connection
  readonly config: Config
  readonly services: Services
}

/** A public page as the server writes it: what stands at its head, and its text. */
export interface WrittenPage {
  readonly kind: 'page'
  readonly language: Language
  readonly title: string
  /** What the page says of itself; empty and undefined where that follows from its text. */
  readonly description: string
  readonly picture: string | undefined
  readonly html: string
}

/** An address at which there is nothing for strangers, though a page may stand there: it names what is not there. */
export interface MissingPage {
  readonly kind: 'missing'
  readonly language: Language
}

/** The language of a page: that of its address, else what the browser asks for. */
function languageOf(request: FastifyRequest): Language {
  const wanted = new URL(request.url, 'http://page.invalid').searchParams.get('lang')
  return wanted === 'zh' || wanted === 'en' || wanted === 'tw'
    ? wanted
    : parseLanguage(request.headers['accept-language'])
}

/**
 * Writes the page at the address of a request, or finds that there is nothing at it; undefined where no page is open to
 * anyone.
 */
export async function writeSitePage(
  sources: SiteSources,
  request: FastifyRequest,
): Promise<WrittenPage | MissingPage | undefined> {
  const url = new URL(request.url, 'http://page.invalid')
  const language = languageOf(request)
  const found = findPlace(await readPublicPlaces(sources), url.pathname)
  if (found === undefined)
    return (await isUnknownInFront(sources, url.pathname)) ? { kind: 'missing', language } : undefined
  const questions = createQuestions(sources.app, request, language)
  const { ask } = questions
  const loaded = await loadPage(ask, found.place.page)
  if (loaded === undefined) return undefined
  const query = { ...Object.fromEntries(url.searchParams), ...found.parameters }
  const scope: SiteScope = {
    rows: [],
    given: {},
    state: {},
    sources: {},
    query,
    route: { path: url.pathname, parameters: found.parameters },
    page: { id: found.place.page, address: `${siteOrigin(sources.config, request)}${url.pathname}${url.search}` },
    user: {},
  }
  if (await namesMissing(loaded.document, scope, questions)) return { kind: 'missing', language }
  const pages = new Map<string, Promise<LoadedPage | undefined>>([[found.place.page, Promise.resolve(loaded)]])
  const texts = new Map<string, SiteRecord>()
  noteTexts(texts, loaded)
  const toPlainText = (source: string | undefined) => translate(texts, source ?? '', language)
  const writing: Writing = {
    depth: 0,
    fields: {},
    text: toPlainText,
    write: createWriteValue(language, toPlainText),
    toPicture,
    call: ask,
    ask: (source, inner) => answer(source, inner, ask, toPlainText),
    findPage: async (id) => {
      const page = pages.get(id) ?? loadPage(ask, id)
      pages.set(id, page)
      const known = await page
      if (known !== undefined) noteTexts(texts, known)
      return known?.document
    },
  }
  const html = await writeFor(language, () => writeDocument(loaded.document, scope, writing, writeBlocks))
  const { title = '', description = '', picture } = loaded.document
  return {
    ...{ kind: 'page', language, html },
    title: writing.text(String(title)),
    description: writing.text(String(description)),
    picture: toPicture(picture),
  }
}

interface LoadedPage {
  readonly document: SiteRecord
  readonly texts: SiteRecord
}

/** A page with what its model says, as the app gets it. */
async function loadPage(ask: Ask, id: string): Promise<LoadedPage | undefined> {
  const result = await ask(`/pages/${encodeURIComponent(id)}`, {})
  if (!isObject(result) || !isObject(result.document)) return undefined
  const { page, fields, source } = resolvePage(
    result.document as unknown as Page,
    isObject(result.model) ? (result.model as unknown as Model) : undefined,
  )
  const own = page.kind === 'list' ? { source } : {}
  return {
    document: { ...page, ...own, fields },
    texts: isObject(result.texts) ? result.texts : {},
  }
}

const noteTexts = (texts: Map<string, SiteRecord>, page: LoadedPage): void => {
  for (const [language, all] of Object.entries(page.texts))
    if (isObject(all)) texts.set(language, { ...texts.get(language), ...all })
}

function translate(texts: ReadonlyMap<string, SiteRecord>, source: string, language: Language): string {
  if (!source.startsWith('@:')) return source
  const key = source.slice(2)
  return String(texts.get(language)?.[key] ?? texts.get('zh')?.[key] ?? '')
}

async function answer(
  source: unknown,
  scope: SiteScope,
  ask: Ask,
  text: (source: string | undefined) => string,
): Promise<Answer> {
  if (typeof source === 'string') {
    const known = scope.sources[source]
    const rows = isObject(known) && Array.isArray(known.rows) ? known.rows : []
    return { rows, total: rows.length }
  }
  return isObject(source) ? askSource(source as unknown as RecordSource, scope, ask, text) : { rows: [], total: 0 }
}

/** The address of a picture: of another site, or one that is stored here. */
function toPicture(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (/^https:\/\//.test(value) || /^\/(?!\/)/.test(value)) return value
  return /^[\w][\w./-]*$/.test(value) ? `/api/sys/common/static/${value}` : undefined
}
