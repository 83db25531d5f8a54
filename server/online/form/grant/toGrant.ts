import { isObject, isOpenAccess } from '../../../../runtime/language/index.ts'
import type { GrantedRule } from '../../../http/rules/grantedRules.ts'
import type { NodeGrant, operationsOf } from '../../operations/operationCodes.ts'
import type { FormHead } from '../description.ts'
import { readExtend } from '../readExtend.ts'
import { readTableRules } from '../tableRules/formTable.ts'

/** What may be done with the records of a form; access codes end in these words. */
export type FormOperation = (typeof operationsOf)['onl'][number]

/** What a person may do with a form and see of it (wire contract 2.5, 5 A9). */
export interface FormGrant {
  may(operation: FormOperation): boolean
  /** Fields that lists do not show, that forms do not show, and that forms show without letting them be changed. */
  readonly hiddenInList: ReadonlySet<string>
  readonly hiddenInForm: ReadonlySet<string>
  readonly readOnly: ReadonlySet<string>
  readonly hiddenButtons: ReadonlySet<string>
  /** The rules on records that the person was given at the form itself. */
  readonly rules: readonly GrantedRule[]
}

const nothing: ReadonlySet<string> = new Set()

/** The grant of an administrator. */
export const everything: FormGrant = {
  may: () => true,
  hiddenInList: nothing,
  hiddenInForm: nothing,
  readOnly: nothing,
  hiddenButtons: nothing,
  rules: [],
}

/** The buttons without which an operation is refused; a form may withhold them from who was not granted them. */
export const buttonsOf: Readonly<Record<FormOperation, readonly string[]>> = {
  list: [],
  add: ['add'],
  edit: ['update', 'edit'],
  delete: ['delete', 'batch_delete'],
  export: ['export'],
  import: ['import'],
}

/** A field or a button that asks for a grant which a person does not have, as `onl_auth_page` says it (wire contract 2.5). */
export interface Withheld {
  readonly code: string
  readonly type: number
  readonly control: number
  readonly page: number
}

/** What the grant of a person follows from. */
export interface GrantFacts {
  readonly head: Pick<FormHead, 'id' | 'tableName' | 'extConfigJson' | 'tableRules'>
  /** The main tables whose sub table the form is: what is granted of them holds for it. */
  readonly mains: readonly Pick<FormHead, 'tableName'>[]
  readonly codes: ReadonlySet<string>
  /** Whether nobody is signed in behind the call. */
  readonly isStranger?: boolean
  /** What the nodes of the menu give that lead to the form or to a main table and are granted. */
  readonly node: NodeGrant
  readonly withheld: readonly Withheld[]
  /** The rules that the person was given at the form itself. */
  readonly rules: readonly GrantedRule[]
}

/**
 * What a person who is no administrator may do with a form; undefined for who may do nothing. A word of its rules says by
 * itself who does an operation; codes and nodes give what the rules are silent of, to who may list at least.
 */
export function toGrant(facts: GrantFacts): FormGrant | undefined {
  const { head, mains, codes, node, withheld, rules, isStranger = false } = facts
  const { operations = {}, ledger } = readTableRules(head.tableRules) ?? {}
  const hasCode = (operation: FormOperation) =>
    [head, ...mains].some(({ tableName }) => codes.has(`onl:${tableName}:${operation}`))
  const hiddenButtons = new Set(withheld.filter(({ type }) => type === 2).map(({ code }) => code))
  const isWithheld = (operation: FormOperation) =>
    operation !== 'list' && buttonsOf[operation].every((button) => hiddenButtons.has(button))
  const grant: FormGrant = {
    may: (operation) => {
      const word = operations[operation]
      if (word !== undefined) return meets(word, codes, isStranger) && !isWithheld(operation)
      if (operation === 'list') return hasCode('list') || node !== 'none'
      return (hasCode(operation) || node === 'whole') && !isWithheld(operation)
    },
    hiddenInList: toFields(withheld, { page: 3, control: 5 }),
    hiddenInForm: toFields(withheld, { page: 5, control: 5 }),
    readOnly: toFields(withheld, { page: 5, control: 3 }),
    hiddenButtons,
    rules,
  }
  if (grant.may('list')) return ledger === undefined ? grant : withoutWrites(grant)
  const named = (Object.keys(operations) as FormOperation[]).filter((operation) => grant.may(operation))
  const isOpened = named.length > 0 && ledger === undefined
  if (isOpened && operations.list !== undefined) return { ...grant, may: (operation) => named.includes(operation) }
  const opened = isStranger || operations.list !== undefined ? undefined : toListed(head, grant, codes)
  if (!isOpened) return opened
  return { ...(opened ?? grant), may: (operation) => named.includes(operation) || opened?.may(operation) === true }
}

/** What holds for a form to which no code of its own and no node leads, by its settings. */
function toListed(head: GrantFacts['head'], grant: FormGrant, codes: ReadonlySet<string>): FormGrant | undefined {
  const { listAccess } = readExtend(head.extConfigJson)
  if (typeof listAccess === 'string' && codes.has(listAccess))
    return { ...grant, may: (operation) => operation === 'list' }
  return toOpenGrant(head, grant)
}

/** Whether a word of a document means somebody: `anyone`, `signedIn`, or who holds it as a code. */
const meets = (word: string, codes: ReadonlySet<string>, isStranger: boolean): boolean =>
  isOpenAccess(word) ? word === 'anyone' || !isStranger : codes.has(word)

const reading: readonly FormOperation[] = ['list', 'export']

/** Movements of a ledger are made by steps alone, and stay as they were made, for administrators too. */
export const withoutWrites = (grant: FormGrant): FormGrant => ({
  ...grant,
  may: (operation) => reading.includes(operation) && grant.may(operation),
})

/**
 * What everybody who is signed in may do with a form that says so: list all of its records, or those with some values,
 * by `everybody` in its settings.
 */
function toOpenGrant({ id, extConfigJson }: GrantFacts['head'], grant: FormGrant): FormGrant | undefined {
  const { everybody } = readExtend(extConfigJson)
  if (everybody !== true && !isObject(everybody)) return undefined
  const values = everybody === true ? {} : everybody
  const rules = Object.entries(values).map(([column, value]) => ({
    id: `${id}.${column}`,
    permissionId: id,
    ruleName: column,
    ruleColumn: column,
    ruleConditions: '=',
    ruleValue: String(value),
    codes: [],
    url: null,
    by: [],
  }))
  return { ...grant, may: (operation) => operation === 'list', rules: [...grant.rules, ...rules] }
}

const toFields = (withheld: readonly Withheld[], { page, control }: Pick<Withheld, 'page' | 'control'>) =>
  new Set(
    withheld
      .filter((each) => each.type === 1 && each.page === page && each.control === control)
      .map(({ code }) => code),
  )
