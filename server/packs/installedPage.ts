import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { PackState } from './packState.ts'
import type { PackTable } from './packTable.ts'

/** A page document of an installed pack (design section 5). */
export interface InstalledPage {
  readonly id: string
  readonly pack: string
  readonly kind: string
  /** Changes when the document, its model or the texts of its pack change. */
  readonly checksum: string
  readonly document: Readonly<Record<string, unknown>>
  readonly model: Readonly<Record<string, unknown>> | undefined
  /** The texts of the pack by language and key. */
  readonly texts: Readonly<Record<keyof LanguageTexts, Readonly<Record<string, string>>>>
}

/** What the installed packs give to the running server. */
export interface InstalledPacks {
  readonly pages: readonly InstalledPage[]
  readonly tables: readonly PackTable[]
  /** The codes that packs mark as worth as much as the administrator's role, with what they are able to do. */
  readonly powers: readonly { readonly code: string; readonly reason: LanguageTexts }[]
  /** The nodes of the menu folders whose pages stand in the front layout. */
  readonly fronts?: ReadonlySet<string>
  /** How each pack of the installation stands; none where nothing is known of them. */
  readonly states?: readonly PackState[]
}

/** A server without any pack. */
export const noPacks: InstalledPacks = { pages: [], tables: [], powers: [] }
