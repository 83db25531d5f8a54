import { isObject, type TextLanguage } from '../../language/index.ts'
import { parseBrand, type SiteBrand } from '../brand/brand.ts'

/** A text of the site in three languages; one that is not there is empty (specification 3, site dictionary). */
export interface SiteEntry {
  readonly isPublic: boolean
  readonly texts: Readonly<Record<TextLanguage, string>>
}

/** What the server keeps of the site at the host of the window (specification 3, `siteInfoDict`). */
export interface SiteInfo {
  readonly id: string
  readonly footer: string
  readonly icp: string
  readonly brand: SiteBrand | null
  readonly entries: Readonly<Record<string, SiteEntry>>
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

const recordsOf = (result: unknown): readonly Readonly<Record<string, unknown>>[] =>
  isObject(result) && Array.isArray(result.records) ? result.records.filter(isObject) : []

/** Reads the site of an answer; null where the server keeps none for this host. */
export function parseSiteRecord(result: unknown): Omit<SiteInfo, 'entries'> | null {
  const [site] = recordsOf(result)
  const id = toText(site?.id)
  return site === undefined || id === ''
    ? null
    : { id, footer: toText(site.footer), icp: toText(site.icp), brand: parseBrand(site) }
}

/** Reads the texts of a site by their codes; what has no code is left out. */
export function parseSiteEntries(result: unknown): SiteInfo['entries'] {
  return Object.fromEntries(
    recordsOf(result).flatMap((record) => {
      const code = toText(record.code)
      if (code === '') return []
      const texts = { zh: toText(record.text_zh), en: toText(record.text_en), tw: toText(record.text_tw) }
      return [[code, { isPublic: record.public === 'Y', texts }] as const]
    }),
  )
}

/** What stands at the foot of every page, in a language: the text `footer` of the site, else its own footer, and its registration. */
export function toSiteFooter(site: SiteInfo | null, language: TextLanguage): string {
  if (site === null) return ''
  const written = Object.hasOwn(site.entries, 'footer') ? site.entries.footer?.texts[language] : ''
  return [written || site.footer, site.icp].filter((text) => text !== '').join(' ')
}
