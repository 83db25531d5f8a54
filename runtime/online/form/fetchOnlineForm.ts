import type { Answer, Client } from '../../data/index.ts'
import { createFailure } from '../../language/index.ts'
import type { OnlineForm } from './onlineForm.ts'
import { readOnlineForm } from './readOnlineForm.ts'

const base = '/online/cgform/api'
const quiet = { report: false }

const noForm = {
  zh: '在线表单 {code} 没有可显示的字段',
  en: 'The online form {code} has no fields to show.',
  tw: '線上表單 {code} 沒有可顯示的欄位',
}

/** What the server says of a form, and why it did not say all of it, if so. */
export interface FetchedForm {
  readonly form: OnlineForm
  readonly failure?: unknown
}

const ask = (client: Client, call: string, code: string): Promise<Answer> =>
  client.get(`${base}/${call}/${encodeURIComponent(code)}`, {}, quiet)

type Attempt = { readonly result: unknown } | { readonly result: undefined; readonly failure: unknown }

/** An answer without which there still is a page. */
const orElse = (answer: Promise<Answer>): Promise<Attempt> =>
  answer.then(
    ({ result }) => ({ result }),
    (failure: unknown) => ({ result: undefined, failure }),
  )

/**
 * Asks the server for a form: its columns, what it is asked by and its fields (wire contract 1.13). Without the second
 * its list has no query bar, and without the third no form; the failure goes along to be told.
 */
export async function fetchOnlineForm(client: Client, code: string): Promise<FetchedForm> {
  const [columns, query, item] = await Promise.all([
    ask(client, 'getColumns', code),
    orElse(ask(client, 'getQueryInfo', code)),
    orElse(ask(client, 'getFormItem', code)),
  ])
  const form = readOnlineForm(code, { columns: columns.result, query: query.result, item: item.result })
  if (!form) throw createFailure(noForm, { details: { code } })
  const failed = [item, query].find((attempt) => 'failure' in attempt)
  return failed && 'failure' in failed ? { form, failure: failed.failure } : { form }
}

/** Asks for the fields of a form by its table, which is how notices name it (wire contract 1.13, getFormItemBytbname). */
export async function fetchRecordForm(client: Client, table: string): Promise<FetchedForm> {
  const { result } = await ask(client, 'getFormItemBytbname', table)
  const form = readOnlineForm(table, { item: result })
  if (!form) throw createFailure(noForm, { details: { code: table } })
  return { form }
}
