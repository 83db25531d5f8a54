import type { CallInfo, Language } from '../../../http/index.ts'
import type { RawReason } from './accessReason.ts'
import { explainMessages as messages } from './messages.ts'
import { findNodesOfCode, type Person } from './person.ts'

/** What the account itself allows. */
export function explainAccount({ viewer: { user }, codes, roles }: Person): readonly RawReason[] {
  const by = roles.map(({ roleName }) => roleName)
  const about = { topic: 'account', subject: user.username } as const
  if (user.delFlag !== 0) return [{ ...about, outcome: 'denied', message: messages.deleted }]
  if (user.status !== 1) return [{ ...about, outcome: 'denied', message: messages.frozen }]
  const state: RawReason = { ...about, outcome: 'allowed', message: messages.normal, by }
  return codes.isAdmin ? [state, { ...about, outcome: 'allowed', message: messages.administrator, by }] : [state]
}

/** What a call asks for, and by which role the person has it or not. */
export async function explainCall(call: CallInfo, person: Person, language: Language): Promise<readonly RawReason[]> {
  const { access } = call
  const about = { topic: 'call', subject: `${call.method} ${call.path}`, outcome: 'allowed' } as const
  if (access.kind === 'anonymous' || access.kind === 'anyone') return [{ ...about, message: messages.anonymous }]
  if (access.kind === 'signedIn') return [{ ...about, message: messages.signedIn }]
  const reasons = await Promise.all(access.codes.map((code) => explainCode(code, person, language)))
  const isHeld = reasons.some(({ outcome }) => outcome === 'allowed')
  // Any one of several codes is enough: those that are lacking then only tell.
  return reasons.map((reason) => (isHeld && reason.outcome === 'denied' ? { ...reason, outcome: 'told' } : reason))
}

/** Whether a person has a code, and by which roles. */
export async function explainCode(code: string, person: Person, language: Language): Promise<RawReason> {
  const about = { topic: 'code', subject: code } as const
  if (person.turnedOff.has(code)) return { ...about, outcome: 'denied', message: messages.turnedOff, details: { code } }
  const { nodes, roles } = await findNodesOfCode(person, code)
  if (person.codes.has(code)) {
    const by = nodes.flatMap(({ id }) => person.grantors(id))
    return { ...about, outcome: 'allowed', message: messages.codeHeld, details: { code }, by: [...new Set(by)] }
  }
  const isOff = nodes.some(({ id, status }) => status !== '1' && person.grantors(id).length > 0)
  if (isOff) return { ...about, outcome: 'denied', message: messages.codeOff, details: { code } }
  const details = { code, roles: roles.join(', ') || messages.nobody[language] }
  return { ...about, outcome: 'denied', message: messages.codeMissing, details }
}
