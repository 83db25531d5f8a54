import { createFailure } from '../../../../runtime/language/index.ts'
import { toRuledRecords } from '../../../authority/binding.ts'
import { selectAdministrators, selectHolders } from '../../../authority/holders.ts'
import { readReaches } from '../../../authority/readReaches.ts'
import { describeReach } from '../../../authority/words/describeReach.ts'
import { administratorRole, type SignedInCall } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { users } from '../../user/resource.ts'
import { findGrantingNodes, toSeenTenant } from './listPowers.ts'
import { powerMessages as messages } from './messages.ts'

/** What of a person the list of holders shows. */
const shown = ['id', 'username', 'realname', 'status', 'status_dictText', 'orgCodeTxt']

/**
 * The people who hold a power, or those with the role of the administrators, as far as the caller sees them in the list of
 * users, by the grammar of lists; each with the roles by which they hold it, and the tenants in which they do.
 */
export async function listHolders(call: SignedInCall, power: string) {
  const { db, services, language } = call
  const isRole = power === administratorRole
  if (!isRole && !services.powers.has(power)) throw createFailure(messages.unknown)
  const tenantId = await toSeenTenant(call)
  const nodes = isRole ? [] : await findGrantingNodes(call, power)
  const holders = isRole
    ? selectAdministrators(db)
    : selectHolders(db, nodes, { tenantId }).clearSelect().select('held.userId')
  const { power: _, ...parameters } = call.query as Values
  const page = await users.list(call, { parameters, narrow: (query) => query.where('id', 'in', holders) })
  const reaches = await readReaches(
    { db, records: toRuledRecords(services.calls.all) },
    page.records.map(({ id }) => String(id)),
  )
  const records: Values[] = []
  for (const user of page.records) {
    const explained = reaches.get(String(user.id))
    const isWanted = ({ key }: { readonly key: string }) => key === `code:${power}`
    const rows = explained === undefined ? [] : await describeReach(db, explained, { language, tenantId, isWanted })
    records.push({
      ...Object.fromEntries(shown.flatMap((name) => (name in user ? [[name, user[name]]] : []))),
      by: [...new Set(rows.map(({ by }) => by))].join('; '),
      tenants: rows.map(({ tenants }) => tenants).join('; '),
      rules: rows
        .map(({ rules }) => rules)
        .filter((each) => each !== '')
        .join('; '),
    })
  }
  return { ...page, records }
}
