import { parseJson, type Surroundings } from '../../../runtime/language/index.ts'
import { serveThread } from '../../threads/serveThread.ts'
import { type CheckedPage, type PageIssues, readPage } from './readPage.ts'

/** A document, as a text of its own or as the JSON of a body. */
export interface PageQuestion {
  readonly text: string
  readonly isDocument: boolean
  readonly around: Surroundings
  /** What issues call it. */
  readonly file?: string | undefined
}

serveThread<PageQuestion, CheckedPage | PageIssues>(async ({ text, isDocument, around, file }) => ({
  answer: await readPage(isDocument ? parseJson(text) : text, around, file),
}))
