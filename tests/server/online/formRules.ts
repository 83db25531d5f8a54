import { createId } from '../../../server/db/id.ts'
import type { TestServer } from '../harness.ts'

/** What a rule of a test compares. */
interface RuleWords {
  readonly column?: string
  readonly operator?: string
  readonly value?: string
}

/** Adds a rule at a form, and gives its id; it binds nobody yet. */
export async function addFormRule(
  { db }: TestServer,
  cgformId: string,
  { column = 'code', operator = '=', value = 'mine' }: RuleWords = {},
): Promise<string> {
  const id = createId()
  const words = { ruleName: `Rule on ${column}`, ruleColumn: column, ruleOperator: operator, ruleValue: value }
  await db
    .insertInto('onlAuthData')
    .values({ id, cgformId, ...words })
    .execute()
  return id
}

/** Adds a rule at a form that binds who has a role. */
export async function bindRole(
  server: TestServer,
  cgformId: string,
  { roleId, ...words }: RuleWords & { readonly roleId: string },
): Promise<string> {
  const authId = await addFormRule(server, cgformId, words)
  await server.db
    .insertInto('onlAuthRelation')
    .values({ id: createId(), cgformId, roleId, authId, type: 3, authMode: 'role' })
    .execute()
  return authId
}
