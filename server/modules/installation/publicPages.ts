import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { readCached } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { SysInstallationTable } from '../../db/tables/installation.ts'
import { texts } from '../../http/index.ts'
import { installationId } from './resource.ts'
import { defaultHelp } from './texts/help.ts'

/** The row of the settings as it is read. */
type Row = Readonly<Record<Exclude<keyof SysInstallationTable, 'createTime' | 'updateTime'>, string | null>>

const columns = [
  ...(['nameZh', 'nameEn', 'nameTw', 'taglineZh', 'taglineEn', 'taglineTw', 'headerWelcome', 'headerName'] as const),
  ...(['helpAddress', 'helpZh', 'helpEn', 'helpTw', 'privacyAddress', 'privacyZh', 'privacyEn', 'privacyTw'] as const),
  ...(['termsAddress', 'termsZh', 'termsEn', 'termsTw'] as const),
]

const pageTitles = {
  help: texts('帮助', 'Help', '說明'),
  privacy: texts('隐私政策', 'Privacy', '隱私權政策'),
  terms: texts('服务条款', 'Terms', '服務條款'),
} as const satisfies Record<string, LanguageTexts>

/** A page that everybody reads, signed in or not (specification 1). */
export type PublicPageName = keyof typeof pageTitles
export const publicPageNames = Object.keys(pageTitles) as readonly PublicPageName[]

/** What everybody may know of the installation; a text that it does not have is null. */
export interface PublicInstallation {
  readonly name: LanguageTexts | null
  readonly tagline: LanguageTexts | null
  readonly hasWelcome: boolean
  readonly hasName: boolean
  readonly pages: readonly PublicPage[]
}

export interface PublicPage {
  readonly name: PublicPageName
  readonly title: LanguageTexts
  /** Where the page is, when it is not one of this server. */
  readonly address: string | null
}

/** Reads the settings, which every visitor asks for, from the cache of this process where it may. */
const readRow = (db: Connection): Promise<Row | undefined> =>
  readCached(db, 'installation', async () => ({
    value: (await findRow(db, 'sysInstallation', { id: installationId }, columns)) as Row | undefined,
    topics: ['sys_installation'],
  }))

/** A text in three languages of which one is there at least: those who write one language show it to all. */
function toTexts(zh: string | null, en: string | null, tw: string | null): LanguageTexts | null {
  const [ownZh, ownEn, ownTw] = [zh?.trim() ?? '', en?.trim() ?? '', tw?.trim() ?? '']
  if (ownZh === '' && ownEn === '' && ownTw === '') return null
  return { zh: ownZh || ownTw || ownEn, en: ownEn || ownZh || ownTw, tw: ownTw || ownZh || ownEn }
}

/** The text of a page: what the installation wrote, else what the product ships. */
function toPageText(row: Row | undefined, name: PublicPageName): LanguageTexts | null {
  const written = row && toTexts(row[`${name}Zh`], row[`${name}En`], row[`${name}Tw`])
  return written ?? (name === 'help' ? defaultHelp : null)
}

function toAddress(row: Row | undefined, name: PublicPageName): string | null {
  return row?.[`${name}Address`]?.trim() || null
}

/** What the app shows of the installation before anybody signs in. */
export async function readPublicInstallation(db: Connection): Promise<PublicInstallation> {
  const row = await readRow(db)
  return {
    name: row ? toTexts(row.nameZh, row.nameEn, row.nameTw) : null,
    tagline: row ? toTexts(row.taglineZh, row.taglineEn, row.taglineTw) : null,
    hasWelcome: row?.headerWelcome === 'Y',
    hasName: row?.headerName === 'Y',
    pages: publicPageNames.flatMap((name) => {
      const address = toAddress(row, name)
      return address === null && toPageText(row, name) === null ? [] : [{ name, title: pageTitles[name], address }]
    }),
  }
}

/** A page with its text as Markdown; undefined where there is none, or where it is somewhere else. */
export async function findPublicPage(
  db: Connection,
  name: PublicPageName,
): Promise<{ readonly title: LanguageTexts; readonly text: LanguageTexts } | undefined> {
  const row = await readRow(db)
  const text = toPageText(row, name)
  return text === null || toAddress(row, name) !== null ? undefined : { title: pageTitles[name], text }
}
