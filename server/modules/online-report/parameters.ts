import { createFailure } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { fillVariables, namesAsker } from '../../http/rules/variables.ts'
import { reportMessages } from './messages.ts'
import type { ReportParam } from './parts.ts'
import type { Report } from './report.ts'

const prefix = 'self_'

/** What a call says: its own parameters, and those of the address of the page that it comes from (wire contract 1.15). */
export function readCallParameters(query: Values): Values {
  const { onlRepUrlParamStr: address, ...own } = query
  if (typeof address !== 'string' || address === '') return own
  return { ...Object.fromEntries(new URLSearchParams(address.replace(/^\?/, ''))), ...own }
}

/**
 * The values of the parameters of a report: those of the call, else their defaults, which may name variables. A parameter
 * whose default hangs on who asks has that alone: a report binds its rows to people by it.
 */
export async function readReportParameters(
  call: SignedInCall,
  { params }: Report,
  given: Values,
): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>()
  const bound = new Set(params.filter(isBound).map(({ paramName }) => paramName))
  for (const { paramName, paramValue } of params) {
    if (paramValue === null) continue
    values.set(paramName, paramValue.includes('#{') ? (await fillVariables(paramValue, call)).join(',') : paramValue)
  }
  for (const [name, value] of Object.entries(given))
    if (name.startsWith(prefix) && !bound.has(name.slice(prefix.length)))
      if (typeof value === 'string' || typeof value === 'number') values.set(name.slice(prefix.length), String(value))
  const missing = params.find(({ paramName, isRequired }) => isRequired === 'Y' && (values.get(paramName) ?? '') === '')
  if (missing !== undefined)
    throw createFailure(reportMessages.paramMissing, { details: { param: missing.paramTxt || missing.paramName } })
  return Object.fromEntries(values)
}

/** Whether the value of a parameter follows from who asks. */
export const isBound = ({ paramValue }: Pick<ReportParam, 'paramValue'>): boolean => namesAsker(paramValue ?? '')
