import type { Issue, Page, Surroundings } from '../../../runtime/language/index.ts'
import { loadLanguage } from '../../packs/language.ts'

/** A document that may be stored: what it says and its canonical text. */
export interface CheckedPage {
  readonly page: Page
  readonly text: string
}

/** What is wrong with a document: how much, and the first of it in the order of the text. */
export interface PageIssues {
  readonly count: number
  readonly issues: readonly Issue[]
}

/** Issues that are told of one document: who sends one with more has made one mistake many times. */
const shownIssues = 200

/** Reads the text of a page, or its document, by what is known around it; `file` is what issues call it. */
export async function readPage(
  given: unknown,
  around: Surroundings,
  file = 'page.json',
): Promise<CheckedPage | PageIssues> {
  const language = await loadLanguage()
  const source = typeof given === 'string' ? given : language.writeDocument(given, 'page')
  const { issues, document } = language.readDocument(source, file, 'page', around)
  if (issues.length > 0 || document === undefined) return { count: issues.length, issues: issues.slice(0, shownIssues) }
  return { page: document as Page, text: language.writeDocument(document, 'page') }
}
