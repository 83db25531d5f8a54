import type { FormRules, Issue } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { readDescription } from '../../../online/form/storedForms.ts'
import { findDictionaryCodes } from '../../../packs/dictionaryCodes.ts'
import { knownServer } from '../../../packs/knownServer.ts'
import { loadLanguage } from '../../../packs/language.ts'
import { toDocument } from './toDocument.ts'

/** What rules say, or what is wrong with them at which line and column of their text. */
type CheckedRules = { readonly rules: FormRules } | { readonly issues: readonly Issue[] }

/** Reads the rules of a form against its fields, the other forms, and the tables of packs. */
export async function checkRules(
  call: SignedInCall,
  form: Pick<FormDescription, 'head' | 'fields'>,
  text: string,
): Promise<CheckedRules> {
  const language = await loadLanguage()
  const source = toDocument(form, text)
  const around = {
    known: { ...knownServer, dictionaries: await findDictionaryCodes(call.db) },
    beside: await listBeside(call, form, text),
  }
  const { issues, document } = language.readDocument(source, 'rules.json', 'form', around)
  // What the first line says was made of the form as it stands.
  const own = issues.filter(({ line }) => line > 1).map((issue) => ({ ...issue, line: issue.line - 1 }))
  const rules = document?.rules
  return own.length > 0 || rules === undefined ? { issues: own } : { rules }
}

/** The tables that rules may name: those of packs, and of the forms whose names stand in the text. */
async function listBeside(
  { db, services, tenantId }: SignedInCall,
  { head }: Pick<FormDescription, 'head'>,
  text: string,
) {
  const tables = services.packTables().map(({ table, path, access, columns, ledger }) => ({
    path: `tables/${table}.json`,
    text: JSON.stringify({ table, path, accessPrefix: access, columns, ledger }),
  }))
  const heads = await db.selectFrom('onlCgformHead').selectAll().where('tenantId', 'in', [0, tenantId]).execute()
  const forms = []
  for (const other of heads) {
    if (other.id === head.id || !text.includes(other.tableName)) continue
    const description = await readDescription(db, other)
    forms.push({ path: `forms/${other.tableName}.json`, text: toDocument(description, other.tableRules) })
  }
  return [...tables, ...forms]
}
