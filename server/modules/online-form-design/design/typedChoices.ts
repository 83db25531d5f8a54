import { splitTypedChoices, toNameCandidates, toSlug } from '../../../../runtime/language/index.ts'
import { findRow } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { dictionaries, items } from '../../dictionary/resources.ts'
import type { DesignFieldBody } from './designBody.ts'

/** Makes a dictionary of the choices that a person typed at each field, and names it there. */
export async function addTypedChoices(
  call: SignedInCall,
  { title, fields }: { readonly title: string; readonly fields: readonly DesignFieldBody[] },
): Promise<readonly DesignFieldBody[]> {
  const named: DesignFieldBody[] = []
  for (const field of fields) {
    const isTyped = (field.type === 'choice' || field.type === 'choices') && !isTable(field)
    const choices = isTyped ? splitTypedChoices(field.choices ?? '') : undefined
    named.push(choices === undefined ? field : { ...field, choices: await addDictionary(call, title, field, choices) })
  }
  return named
}

/** What a stored field names, such as a table, is not typed. */
const isTable = ({ id, choices }: DesignFieldBody): boolean => id !== undefined && choices?.split(',').length === 3

async function addDictionary(
  call: SignedInCall,
  title: string,
  { label }: DesignFieldBody,
  choices: readonly string[],
): Promise<string> {
  const dictCode = await findFreeCode(call, [toSlug(title), toSlug(label)].filter((part) => part !== '').join('_'))
  const { id } = await dictionaries.add(call, { dictName: `${label} (${title})`, dictCode, type: 0 })
  for (const [index, itemText] of choices.entries())
    await items.add(call, { dictId: id, itemText, itemValue: String(index + 1), sortOrder: index + 1, status: 1 })
  return dictCode
}

async function findFreeCode(call: SignedInCall, slug: string): Promise<string> {
  for (const code of toNameCandidates(slug, 'choices'))
    if ((await findRow(call.db, 'sysDict', { dictCode: code }, ['id'])) === undefined) return code
  return slug
}
