import { createFailure, isObject, type LanguageTexts, parseJson } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import type { Call } from '../../http/index.ts'
import { isPiece } from '../../packs/expandPacks.ts'
import { loadLanguage } from '../../packs/language.ts'

/** What is known of pages without asking who calls. */
export type PageSources = Pick<Call, 'db' | 'services'>

type Document = Readonly<Record<string, unknown>>

const missingFragment: LanguageTexts = {
  zh: '页面使用的片段不存在或类型不符：{id}，请恢复该片段，或在页面中移除它',
  en: 'The page uses a fragment that is missing or is another piece: {id}. Please restore it, or remove it from the page.',
  tw: '頁面使用的片段不存在或類型不符：{id}，請還原該片段，或在頁面中移除它',
}

/** What may be the use of a fragment in the text of a document. */
const uses = /"fragment"\s*:\s*"([^"\\]+)"/g

/** The fragments that the text of a document may use. */
export const fragmentsNamed = (text: string): readonly string[] => [...text.matchAll(uses)].map(([, id = '']) => id)

/** Whether the text of a document may use a fragment. */
export const namesFragment = (text: string, fragment: string): boolean => fragmentsNamed(text).includes(fragment)

/** A fragment by its id: one of the server goes before one of a pack. */
async function findFragment({ db, services }: PageSources, id: string): Promise<Document | undefined> {
  const own = await findRow(db, 'sysPage', { pageId: id }, ['document'])
  const document = own === undefined ? services.findPage(id)?.document : parseJson(own.document)
  return isObject(document) && document.kind === 'fragment' ? document : undefined
}

/** The fragments that the text of a document may use, with those that they use themselves, by their ids. */
export async function findFragments(call: PageSources, text: string): Promise<ReadonlyMap<string, Document>> {
  const found = new Map<string, Document>()
  const asked = new Set<string>()
  const open = [text]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const id of fragmentsNamed(next)) {
      if (asked.has(id)) continue
      asked.add(id)
      const document = await findFragment(call, id)
      if (document === undefined) continue
      found.set(id, document)
      open.push(JSON.stringify(document))
    }
  return found
}

/** A stored page as it is shown, with the pieces of fragments in the places where it uses them. */
export async function expandStored(call: PageSources, text: string): Promise<unknown> {
  const document = parseJson(text)
  const fragments = await findFragments(call, text)
  if (!isObject(document) || !mayUsePieces(text, fragments)) return document
  const { page, missing } = (await loadLanguage()).expandFragments(document, (id) => fragments.get(id))
  const [id] = missing
  if (id !== undefined) throw createFailure(missingFragment, { details: { id } })
  return page
}

/** Whether a document names a fragment that is no block, or one that is not there. */
const mayUsePieces = (text: string, fragments: ReadonlyMap<string, Document>): boolean =>
  fragmentsNamed(text).some((id) => !fragments.has(id) || isPiece(fragments.get(id)))
