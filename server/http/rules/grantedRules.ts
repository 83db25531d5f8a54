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

/** Whether a rule is about the records of a resource: by the code of its list, or by the address of its list call or of one of its pages. */
export function isRuleOf(
  rule: Pick<GrantedRule, 'codes' | 'url'>,
  resource: { readonly access: string; readonly path: string; readonly addresses?: readonly string[] },
): boolean {
  if (rule.codes.includes(`${resource.access}:list`) || rule.url === `${resource.path}/list`) return true
  return rule.url !== null && resource.addresses?.includes(rule.url) === true
}
