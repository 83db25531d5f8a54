import { isOpenAccess, type LanguageTexts, verbOfOperation } from '../../../../runtime/language/index.ts'
import type { CallInfo, SignedInCall } from '../../../http/index.ts'
import type { ResourceModel } from '../../../http/resource/index.ts'
import type { PackTable } from '../../../packs/packTable.ts'
import { ownerColumn } from '../../../packs/table/fields.ts'
import { isOverOwners } from '../../../packs/table/owner.ts'
import type { Outcome, RawReason } from './accessReason.ts'
import { explainMessages as messages } from './messages.ts'
import { explainMoves } from './moves.ts'
import { findNodesOfCode, type Person } from './person.ts'

/**
 * What the document of a table says of a call of its records: to whom it opens the call, whom its records belong to, and
 * which moves somebody may make, of one record where the address names it.
 */
export async function explainTable(
  found: CallInfo,
  person: Person,
  call: SignedInCall,
  id: string | undefined,
): Promise<readonly RawReason[]> {
  const model = found.resource as ResourceModel | undefined
  const table = call.services.packTables().find(({ path }) => path === model?.path)
  if (table === undefined || model === undefined) return []
  return [
    ...explainOperation(table, found),
    ...(await explainOwner(table, found, person)),
    ...(await explainMoves({ table, model, found, id }, person, call)),
  ]
}

/** To whom an operation is open that asks for no code. */
function explainOperation(
  { path, operations = {}, public: open = [] }: PackTable,
  found: CallInfo,
): readonly RawReason[] {
  const name = found.path.slice(path.length + 1)
  const verb = Object.entries(verbOfOperation).find(([operation]) => operation === name)?.[1]
  const word = verb === undefined ? undefined : operations[verb]
  if (word === undefined || !isOpenAccess(word)) return []
  const message = word === 'anyone' ? messages.openOperation : messages.signedInOperation
  return [
    { topic: 'call', subject: name, outcome: 'allowed', message, details: { columns: ['id', ...open].join(', ') } },
  ]
}

/** Whom the records belong to, and who is over them, as the narrowing of each call decides it. */
async function explainOwner(table: PackTable, found: CallInfo, person: Person): Promise<readonly RawReason[]> {
  const column = ownerColumn(table)
  if (column === undefined) return []
  const { access: code, othersSee = false } = table.owner ?? {}
  const details = { column, code: code ?? '–' }
  const reason = (outcome: Outcome, message: LanguageTexts, by: readonly string[] = []): readonly RawReason[] => [
    { topic: 'owner', subject: column, outcome, message, details, by },
  ]
  if (!(await isOverOwners(table, person.viewer)))
    return othersSee
      ? reason(found.method === 'GET' ? 'told' : 'narrowed', messages.ownChanges)
      : reason('narrowed', messages.ownRecords)
  if (code === undefined || !person.codes.has(code)) return reason('allowed', messages.overAsAdministrator)
  const { nodes } = await findNodesOfCode(person, code)
  return reason('allowed', person.codes.isAdmin ? messages.overAsAdministrator : messages.overOwners, [
    ...new Set(nodes.flatMap((node) => person.grantors(node.id))),
  ])
}
