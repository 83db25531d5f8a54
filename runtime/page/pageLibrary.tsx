import { createContext, use } from 'react'
import { createFailure, type Issue, type Page, partSeparator, type ResolvedPage } from '../language/index.ts'
import { type AnyKind, loadChunk, type Registry, type Texts } from '../registry/index.ts'
import { findFormOf, splitFormPart, splitPageId } from './derivedPage.ts'
import { mayFormat } from './mayFormat.ts'
import type { PageScripts } from './scripts/pageScripts.ts'

/** A page that was read, with what is wrong with it. */
export interface LoadedPage {
  readonly resolved: ResolvedPage
  readonly issues: readonly Issue[]
  /** Texts that the page names, where the app has them not anyway. */
  readonly texts?: Texts
  /** The stored scripts of the page, which are no part of its document (wire contract 3.4). */
  readonly scripts?: PageScripts
  /** Milliseconds for which the page need not be asked for again; for good when left out. */
  readonly freshFor?: number
}

/** A page that is ready to be drawn: its kind and its widgets are there. */
export interface PreparedPage extends LoadedPage {
  readonly kind: AnyKind | undefined
}

/** Where pages come from: chunks of the app, else the server (design 5). */
export interface PageSources {
  /** Pages that were built into the app, by id. */
  readonly shipped: Readonly<Record<string, { readonly checksum: string; readonly load: () => Promise<LoadedPage> }>>
  /** Takes the texts that come with a page, before it is drawn. */
  readonly onTexts?: (texts: Texts) => void
  /** The checksum of an installed page when the server has one that differs from the shipped one. */
  readonly installedChecksum: (id: string) => string | undefined
  /** Fetches and reads an installed page; rejects with the client's error. */
  readonly fetch: (id: string) => Promise<LoadedPage>
  /** Gives the canonical text of a page. */
  readonly write?: (page: Page) => Promise<string>
  /** Pages that are made of what the server says of a thing, by the word before the `#`; they get what follows it. */
  readonly derived?: Readonly<Record<string, (part: string) => Promise<LoadedPage>>>
}

export interface PageLibrary {
  prepare(id: string): Promise<PreparedPage>
  /** The canonical text of a page, to be kept as one of its own. */
  write(page: Page): Promise<string>
}

const noForm = {
  zh: '页面 {id} 没有表单',
  en: 'The page {id} has no form.',
  tw: '頁面 {id} 沒有表單',
}

/** A derived page is called as it is asked for, so that its form, and what a person chose for it, are found by that. */
async function nameDerived(id: string, page: Promise<LoadedPage>): Promise<LoadedPage> {
  const { resolved, ...rest } = await page
  return { ...rest, resolved: { ...resolved, page: { ...resolved.page, id } } }
}

/** Allocates the library of one app: a shipped page costs no call, and is passed over when the server has another. */
export function createPageLibrary(sources: PageSources, registry: Registry): PageLibrary {
  const { derived = {} } = sources
  const load = (id: string): Promise<LoadedPage> => {
    const shipped = Object.hasOwn(sources.shipped, id) ? sources.shipped[id] : undefined
    const installed = sources.installedChecksum(id)
    return shipped && (installed === undefined || installed === shipped.checksum)
      ? loadChunk(shipped.load)
      : sources.fetch(id)
  }
  return {
    async prepare(id) {
      const { pageId, part } = splitPageId(id)
      const derive = part !== undefined && Object.hasOwn(derived, pageId) ? derived[pageId] : undefined
      const ofThing = derive && part !== undefined ? splitFormPart(part) : undefined
      const whole =
        derive && ofThing
          ? await nameDerived(`${pageId}${partSeparator}${ofThing.thing}`, derive(ofThing.thing))
          : await load(pageId)
      if (whole.texts) sources.onTexts?.(whole.texts)
      const isForm = ofThing ? ofThing.isForm : part === 'form'
      const resolved = isForm ? findFormOf(whole.resolved) : whole.resolved
      if (!resolved) throw createFailure(noForm, { details: { id: whole.resolved.page.id } })
      const loaded = { ...whole, resolved }
      const kind = await registry.loadKind(loaded.resolved.page.kind)
      if (mayFormat(loaded.resolved, whole.texts)) await registry.loadFormats()
      if (kind)
        await Promise.all([registry.loadWidgets(kind.widgets(loaded.resolved)), kind.prepare?.(loaded.resolved)])
      return { ...loaded, kind }
    },
    write: (page) => loadChunk(() => sources.write?.(page) ?? Promise.resolve(JSON.stringify(page))),
  }
}

const PageLibraryContext = createContext<PageLibrary | null>(null)

export const PageLibraryProvider = PageLibraryContext.Provider

/** The library of the app. */
export function usePageLibrary(): PageLibrary {
  const library = use(PageLibraryContext)
  if (!library) throw new Error('No page library: the page stands outside of the app.')
  return library
}
