import { fillText, type LanguageTexts, splitTypedChoices } from '../../../../runtime/language/index.ts'
import { findRow } from '../../../db/rows.ts'
import { refuseFields, type SignedInCall } from '../../../http/index.ts'
import { findHead } from '../form/heads.ts'
import type { DesignFieldBody } from './designBody.ts'
import { plainMessages } from './messages.ts'

/** What is wrong with a field that a person designs. */
type FindIssue = (
  field: DesignFieldBody,
  call: SignedInCall,
) => LanguageTexts | undefined | Promise<LanguageTexts | undefined>

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === ''
const isChosen = ({ type }: DesignFieldBody): boolean => type === 'choice' || type === 'choices'

const findings: readonly FindIssue[] = [
  ({ label }) => (isEmpty(label) ? plainMessages.label : undefined),
  ({ type, id }) => (isEmpty(type) || (type === 'other' && isEmpty(id)) ? plainMessages.type : undefined),
  (field) => (isChosen(field) && isEmpty(field.choices) ? plainMessages.choices : undefined),
  ({ type, linkTo }) => (type === 'link' && isEmpty(linkTo) ? plainMessages.link : undefined),
  async (field, call) => {
    if (!isChosen(field)) return undefined
    const choices = field.choices ?? ''
    if (!isEmpty(field.id) && choices.split(',').length === 3) return undefined
    if (splitTypedChoices(choices) !== undefined)
      return (await call.access()).has('dict:add') ? undefined : plainMessages.dictionaryRight
    const known = await findRow(call.db, 'sysDict', { dictCode: choices.trim() }, ['id'])
    return known === undefined ? plainMessages.unknownDictionary : undefined
  },
  async ({ type, linkTo }, call) =>
    type !== 'link' || (await findHead(call, linkTo ?? '', 'tableName')) !== undefined ? undefined : plainMessages.link,
]

/** Refuses a design in which something is missing; throws with words for each row. */
export async function requireDesign(
  call: SignedInCall,
  { title, fields }: { readonly title: string; readonly fields: readonly DesignFieldBody[] },
): Promise<void> {
  if (isEmpty(title)) throw refuseFields({ title: plainMessages.title[call.language] })
  if (fields.length === 0) throw refuseFields({ fields: plainMessages.noFields[call.language] })
  const issues: string[] = []
  for (const [index, field] of fields.entries()) {
    const issue = await findIssue(field, call)
    const { label, choices } = field
    if (issue !== undefined)
      issues.push(fillText(issue[call.language], { row: String(index + 1), label, choices: choices ?? '' }))
  }
  if (issues.length > 0) throw refuseFields({ fields: issues.join('；') })
}

async function findIssue(field: DesignFieldBody, call: SignedInCall): Promise<LanguageTexts | undefined> {
  for (const find of findings) {
    const issue = await find(field, call)
    if (issue !== undefined) return issue
  }
  return undefined
}
