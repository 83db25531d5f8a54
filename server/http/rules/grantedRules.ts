/** A rule on records that a user has by a role (wire contract 2.5). */
export interface GrantedRule {
  readonly id: string
  readonly permissionId: string
  readonly ruleName: string
  readonly ruleColumn: string
  readonly ruleConditions: string
  readonly ruleValue: string | null
  /** The access codes of the menu node that the rule stands at. */
  readonly codes: readonly string[]
  /** The address of that node. */
  readonly url: string | null
  /** The names of the roles that chose the rule. */
  readonly by: readonly string[]
}

/** Records that rules may be about, and those that they belong to. */
export interface RuledResource {
  readonly access: string
  readonly path: string
  readonly addresses?: readonly string[]
  readonly of?: { readonly owner: () => RuledResource }
}

/**
 * Whether a rule is about the records of a resource: by the code of its list, or by the address of its list call or of one
 * of its pages. A code that records share with those that they belong to is about the latter.
 */
export function isRuleOf(rule: Pick<GrantedRule, 'codes' | 'url'>, resource: RuledResource): boolean {
  const { access, path, addresses, of } = resource
  if (rule.codes.includes(`${access}:list`) && of?.owner().access !== access) return true
  return rule.url === `${path}/list` || (rule.url !== null && addresses?.includes(rule.url) === true)
}

/** Whether a rule narrows the records of a resource: by themselves, or by the records that they belong to. */
export function isNarrowedBy(rule: Pick<GrantedRule, 'codes' | 'url'>, resource: RuledResource): boolean {
  return isRuleOf(rule, resource) || (resource.of !== undefined && isNarrowedBy(rule, resource.of.owner()))
}
