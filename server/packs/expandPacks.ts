import { isObject, languages, type Page } from '../../runtime/language/index.ts'
import { loadLanguage } from './language.ts'
import type { Pack, PackTexts } from './pack.ts'

/**
 * The packs with the pieces of fragments in the pages that use them, so that their codes, checks and texts count for these
 * pages. The language is loaded only where a pack has such a fragment.
 */
export async function expandPacks(packs: readonly Pack[]): Promise<readonly Pack[]> {
  const fragments = new Map(
    packs.flatMap((pack) => pack.pages.filter(isPiece).map((page) => [page.id, { page, pack }])),
  )
  if (fragments.size === 0) return packs
  const { expandFragments } = await loadLanguage()
  return packs.map((pack) => {
    const lenders = new Set<Pack>()
    const find = (id: string) => {
      const found = fragments.get(id)
      if (found !== undefined && found.pack !== pack) lenders.add(found.pack)
      return found && { ...found.page }
    }
    const pages = pack.pages.map((page) => expandFragments({ ...page }, find).page as unknown as Page)
    return { ...pack, pages, texts: withTextsOf(pack.texts, [...lenders]) }
  })
}

/** Whether a document is a fragment that comes into pages; one of blocks is drawn by a block. */
export const isPiece = (document: unknown): boolean =>
  isObject(document) && document.kind === 'fragment' && document.blocks === undefined

/** The texts of a pack with those that fragments of others name. */
const withTextsOf = (own: PackTexts, lenders: readonly Pack[]): PackTexts =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.assign({}, ...lenders.map(({ texts }) => texts[language]), own[language]),
    ]),
  ) as unknown as PackTexts
