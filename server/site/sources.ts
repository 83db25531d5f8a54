import { pickRecords, pickTotal, type RecordSource, toQuestion, translateRows } from '../../runtime/language/index.ts'
import type { SiteRecord, SiteScope } from './scope.ts'

/** Asks a call of this server as somebody who is not signed in; undefined where it answers nothing. */
export type Ask = (path: string, query: SiteRecord) => Promise<unknown>

/** What a source answered. */
export interface Answer {
  readonly rows: readonly SiteRecord[]
  readonly total: number
}

const toAnswer = (rows: readonly SiteRecord[]): Answer => ({ rows, total: rows.length })

/** Asks what a source of a page says, by the question that the app asks. */
export async function askSource(
  source: RecordSource,
  scope: SiteScope,
  ask: Ask,
  text: (source: string | undefined) => string,
): Promise<Answer> {
  const question = toQuestion(source, scope, [])
  if (question.kind === 'missing') return toAnswer([])
  if (question.kind === 'rows') return toAnswer(question.isWritten ? translateRows(question.rows, text) : question.rows)
  const result = await ask(question.url, question.parameters)
  const rows = pickRecords(result, question.records)
  return { rows, total: pickTotal(result) ?? rows.length }
}
