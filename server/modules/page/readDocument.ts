import {
  createFailure,
  formatIssue,
  type Issue,
  type LanguageTexts,
  type Page,
} from '../../../runtime/language/index.ts'
import { loadLanguage } from '../../packs/language.ts'

const messages = {
  issues: {
    zh: '页面有 {count} 处问题，首先是：{first}',
    en: 'The page has {count} issues; the first one: {first}',
    tw: '頁面有 {count} 處問題，首先是：{first}',
  },
} as const satisfies Record<string, LanguageTexts>

/** A document that may be stored: what it says and its canonical text. */
export interface CheckedPage {
  readonly page: Page
  readonly text: string
}

/**
 * Reads the text of a page, or its document, as it may be stored. Throws with all issues in the result when it cannot be
 * shown as it is: each names its line and column (design section 3).
 */
export async function readDocument(given: unknown): Promise<CheckedPage> {
  const language = await loadLanguage()
  const source = typeof given === 'string' ? given : language.writeDocument(given, 'page')
  const { issues, document } = language.readDocument(source, 'page.json', 'page')
  if (issues.length > 0 || document === undefined) throw refuse(issues)
  return { page: document as Page, text: language.writeDocument(document, 'page') }
}

function refuse(issues: readonly Issue[]): Error {
  const [first] = issues
  const details = { count: String(issues.length), first: first === undefined ? '' : formatIssue(first) }
  return createFailure(messages.issues, { details, result: { issues } })
}
