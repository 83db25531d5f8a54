import { isObject, renameInCondition } from '../../runtime/language/index.ts'
import type { FormGrant } from '../online/form/grant/toGrant.ts'
import { readExtend } from '../online/form/readExtend.ts'
import { type Naming, type RuleText, toFormRuleKey, toRuleKey } from './extent.ts'
import type { FormRights } from './forms.ts'
import type { Holder } from './people.ts'
import type { Bound, BoundSource, WithheldKind } from './reach.ts'
import type { Index } from './situation.ts'

/** Records with a tenant are seen in their own. */
export const toTenantBounds = ({ keepsTenants }: FormRights): readonly Bound[] =>
  keepsTenants ? [{ rule: 'tenant', source: { kind: 'tenant', name: '' } }] : []

/** A condition is the same as long as it is about the same fields, whatever they are called. */
export function toConditionBounds({ fields }: FormRights, condition: string | null): readonly Bound[] {
  if (condition === null) return []
  const rule = `condition ${renameInCondition(condition, (name) => fields[name]?.id ?? name)}`
  return [{ rule, source: { kind: 'condition', name: condition } }]
}

/** What a statement reads or writes for somebody by the variables that stand for who asks. */
export function toAskerBounds({ works, readAsker }: Index, { key, isOpen, holder, naming }: AskerOf): readonly Bound[] {
  // What is open is everybody's, who they are is decided by others: nobody has more of it but who makes themselves another.
  const isAlike = holder.isEverybody !== true && (holder.id === undefined || (isOpen && naming !== 'person'))
  return (works.get(key) ?? []).flatMap((name): readonly Bound[] => {
    const extent = readAsker(name, holder, naming)
    if (extent === undefined) return []
    return [{ rule: `asker ${name}`, extent: isAlike ? undefined : extent, source: { kind: 'asker', name } }]
  })
}

interface AskerOf {
  /** What the text belongs to. */
  readonly key: string
  /** Whether everybody may have it read or done. */
  readonly isOpen: boolean
  readonly holder: Holder
  readonly naming: Naming
}

/** Whether everybody may see a form, or records of it. */
export function opensToEverybody({ extConfigJson }: FormRights): boolean {
  const { everybody } = readExtend(extConfigJson)
  return everybody === true || isObject(everybody)
}

/** What of its table a form leaves out. */
export const toLackingBounds = ({ lacking }: FormRights): readonly Bound[] =>
  lacking.map((name) => ({ rule: `noField ${name}`, source: { kind: 'noField', name } }))

interface SourcedRule {
  readonly rule: RuleText
  readonly source: BoundSource
}

export const toRuleText = ({ column, operator, value }: RuleText): string =>
  [column, operator, value ?? ''].filter((part) => part !== '').join(' ')

export async function toBound(
  { readExtent }: Index,
  { rule, source }: SourcedRule,
  holder: Holder,
  naming: Naming,
): Promise<Bound> {
  return { rule: toRuleKey(rule), extent: await readExtent(rule, holder, naming), source }
}

/** What narrows a form at the form itself: rules on its records, and what of it is neither seen nor changed. */
export async function toFormBounds(
  index: Index,
  { form, grant }: { readonly form: FormRights; readonly grant: FormGrant },
  holder: Holder,
  naming: Naming,
): Promise<readonly Bound[]> {
  const bounds = await toRuleBounds(index, { form, rules: grant.rules }, holder, naming)
  const withheld = {
    hiddenInList: grant.hiddenInList,
    hiddenInForm: grant.hiddenInForm,
    readOnly: grant.readOnly,
    noButton: grant.hiddenButtons,
  } satisfies Partial<Record<WithheldKind, ReadonlySet<string>>>
  for (const [kind, names] of Object.entries(withheld) as [WithheldKind, ReadonlySet<string>][])
    for (const name of names) {
      // A field that gets another name is the same one.
      const thing = kind === 'noButton' ? name : (form.fields[name]?.id ?? name)
      bounds.push({ rule: `${kind} ${thing}${toWrittenText(form, kind, name)}`, source: { kind, name } })
    }
  return bounds
}

/** A field that somebody does not write has in their records what the server writes there: with another value it is another bound. */
function toWrittenText({ written }: FormRights, kind: WithheldKind, name: string): string {
  const text = kind === 'readOnly' || kind === 'hiddenInForm' ? written.get(name) : undefined
  return text === undefined ? '' : ` = ${text}`
}

export async function toRuleBounds(
  index: Index,
  { form, rules }: { readonly form: FormRights; readonly rules: FormGrant['rules'] },
  holder: Holder,
  naming: Naming,
): Promise<Bound[]> {
  const bounds: Bound[] = []
  for (const { ruleColumn: column, ruleConditions: operator, ruleValue: value, ruleName: name } of rules) {
    const rule = { column, operator, value }
    const source = { kind: 'rule', name, text: toRuleText(rule) } as const
    const bound = await toBound(index, { rule, source }, holder, naming)
    bounds.push({ ...bound, rule: toFormRuleKey(rule, form.fields) })
  }
  return bounds
}
