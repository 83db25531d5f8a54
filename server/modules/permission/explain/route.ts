import { Type } from 'typebox'
import { type CallInfo, code, type ResourceInfo, route, type SignedInCall, toPath } from '../../../http/index.ts'
import { explainAccount, explainCall } from './access.ts'
import { type AccessReason, type RawReason, toReasons } from './accessReason.ts'
import { explainMenu } from './menu.ts'
import { explainMessages as messages } from './messages.ts'
import { explainForm } from './online/form.ts'
import { explainReport } from './online/report.ts'
import { getPerson, type Person } from './person.ts'
import { explainRecords, toAsker } from './records.ts'
import { explainTable } from './table.ts'

/** Why a person may or may not do something, rule by rule. */
export interface Explanation {
  readonly user: Readonly<Record<string, unknown>>
  readonly url: string
  readonly allowed: boolean
  readonly outcome: 'allowed' | 'narrowed' | 'denied'
  readonly message: string
  readonly findings: readonly AccessReason[]
}

/**
 * Tells an administrator what a user may do at an address, a call below `/api` or an entry of the menu, and which rule
 * allowed or denied it: account, menu, codes and their roles, tenant, data rules, fields (specification 6).
 */
export const explainRoute = route(
  'GET',
  '/sys/permission/explain',
  code('permission:explain'),
  {
    query: {
      user: Type.String({ minLength: 1, maxLength: 100 }),
      url: Type.String({ minLength: 1, maxLength: 500 }),
      method: Type.String({ default: '', maxLength: 10 }),
      tenant: Type.Integer({ default: 0, minimum: 0 }),
    },
  },
  async (call): Promise<Explanation> => {
    const { user, url, method, tenant } = call.query
    const person = await getPerson(call, user, tenant)
    const raw = await explain(person, url, method.toUpperCase(), call)
    const outcome = toOutcome(raw)
    const message = { allowed: messages.allowed, narrowed: messages.allowedPartly, denied: messages.denied }[outcome]
    const { id, username, realname, status } = person.viewer.user
    return {
      user: { id, username, realname, status, isAdmin: person.codes.isAdmin, roles: person.roles },
      url,
      allowed: outcome !== 'denied',
      outcome,
      message: message[call.language],
      findings: toReasons(raw, call.language),
    }
  },
)

/** What is made online asks by itself, whatever its calls ask for; each tells of its own addresses. */
const madeOnline = [explainForm, explainReport]

async function explain(person: Person, url: string, method: string, call: SignedInCall): Promise<readonly RawReason[]> {
  const account = explainAccount(person)
  const path = toPath(url)
  const menu = await explainMenu(path, person, call)
  // An entry of the menu may have the address of a call, so that rules on its records stand there.
  const named = findCall(call, path, method)
  const found = named ?? findCall(call, menu?.listCall ?? path, menu === undefined ? method : 'GET')
  for (const explainThing of madeOnline) {
    const reasons = await explainThing(path, found, person, call)
    if (reasons !== undefined) return [...account, ...besideThing(menu?.findings ?? [], reasons), ...reasons]
  }
  if (menu === undefined && found === undefined)
    return [...account, { topic: 'call', subject: path, outcome: 'denied', message: messages.unknownAddress }]
  const reasons = found === undefined ? [] : await explainCall(found, person, call.language)
  const table = found?.resource === undefined ? [] : await explainTable(found, person, call, readId(url))
  return [
    ...account,
    ...(named === undefined ? (menu?.findings ?? []) : besideThing(menu?.findings ?? [], reasons)),
    ...reasons,
    ...table,
    ...(found?.resource === undefined ? [] : await explainResource(found.resource, person, call)),
  ]
}

/** The record that an address names. */
const readId = (url: string): string | undefined =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('id') ?? undefined

async function explainResource(info: ResourceInfo, person: Person, call: SignedInCall): Promise<readonly RawReason[]> {
  return explainRecords(info, person, call, { asker: await toAsker(info, call) })
}

/** What is open by another grant is open where the menu leaves its entry out, which then only tells. */
function besideThing(menu: readonly RawReason[], thing: readonly RawReason[]): readonly RawReason[] {
  const isOpen = thing.every(({ outcome }) => outcome !== 'denied')
  return menu.map((reason) => (isOpen && reason.outcome === 'denied' ? { ...reason, outcome: 'told' } : reason))
}

/** The call at an address: of the method that is asked for, else the one that reads. */
function findCall(call: SignedInCall, path: string, method: string): CallInfo | undefined {
  const calls = call.services.calls.find(path)
  if (method !== '') return calls.find((each) => each.method === method)
  return calls.find((each) => each.method === 'GET') ?? calls[0]
}

function toOutcome(reasons: readonly RawReason[]): Explanation['outcome'] {
  if (reasons.some(({ outcome }) => outcome === 'denied')) return 'denied'
  return reasons.some(({ outcome }) => outcome === 'narrowed') ? 'narrowed' : 'allowed'
}
