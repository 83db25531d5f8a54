import { AppError } from '../../../../../runtime/language/index.ts'
import type { CallInfo, SignedInCall, Viewer } from '../../../../http/index.ts'
import { addressesOf, getReport, isOpenReport, type Report } from '../../../online-report/report.ts'
import type { RawReason } from '../accessReason.ts'
import type { Person } from '../person.ts'
import { findNamed, type OnlineKind } from './address.ts'
import { listGrantors } from './grantors.ts'
import { onlineMessages as messages } from './messages.ts'
import { explainOperation } from './operation.ts'

const reports: OnlineKind = { module: 'online-report', pages: ['/online/cgreport'] }

/** Whether a person may read an online report, and by what (wire contract 5 A9); undefined for other addresses. */
export async function explainReport(
  path: string,
  found: CallInfo | undefined,
  person: Person,
  call: SignedInCall,
): Promise<readonly RawReason[] | undefined> {
  const named = findNamed(reports, path, found)
  const known = named === undefined ? undefined : await readAs(call, named)
  if (named === undefined || known === undefined) return undefined
  const { code, name, isOpen } = known.head
  const about = { topic: 'report', subject: code } as const
  const details = { report: name, code: `report:${code}` }
  const seen = await readAs(person.viewer, named)
  if (seen === undefined) return [{ ...about, outcome: 'denied', message: messages.reportClosed, details }]
  if (isOpenReport({ isOpen })) return [{ ...about, outcome: 'allowed', message: messages.reportEverybody, details }]
  const addresses = addressesOf(known.head)
  const by = await listGrantors(person, addresses)
  return [
    { ...about, outcome: 'allowed', message: messages.reportOpen, details, by },
    await explainOperation(person, {
      operation: 'export',
      isOpen: seen.may('export'),
      code: `report:${code}:export`,
      addresses,
      language: call.language,
    }),
  ]
}

/** A report as somebody reads it; undefined where it is not there for them, or refused. */
async function readAs(call: Viewer, named: string): Promise<Report | undefined> {
  try {
    return await getReport(call, named)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
