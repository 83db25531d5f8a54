import { toParameterText } from '../language/index.ts'
import type { CallQuery } from './address.ts'
import type { Client } from './client.ts'
import type { WireRecord } from './recordsAnswer.ts'
import { fetchWhole } from './wholeRecords.ts'

/** Where the children of records come from (specification 7.3, tree table). */
export interface BranchSource {
  readonly url: string
  /** Parameters of every question. */
  readonly parameters: CallQuery
  /** The parameter that names the parent, and the field of a child that holds its key. */
  readonly parent: string
  /** How one call answers for several parents. */
  readonly batch?: { readonly url: string; readonly parameter: string } | undefined
}

/** Asks for the children of a record. */
type LoadBranch = (parent: string, signal: AbortSignal) => Promise<readonly WireRecord[]>

interface BranchRequest {
  readonly parent: string
  readonly signal: AbortSignal
  readonly answer: PromiseWithResolvers<readonly WireRecord[]>
}

/**
 * Allocates what asks for children. What is asked at one time goes out as one call where the server takes several
 * parents, and comes back together where it does not, so that a tree which is asked anew changes once.
 */
export function createBranchLoader(client: Client, source: BranchSource): LoadBranch {
  let waiting: BranchRequest[] = []

  const askOne = async ({ parent, signal }: BranchRequest): Promise<readonly WireRecord[]> => {
    const parameters = { ...source.parameters, [source.parent]: parent }
    return (await fetchWhole(client, source.url, parameters, { signal, report: false })).records
  }
  const askTogether = async (
    group: readonly BranchRequest[],
    { url, parameter }: { url: string; parameter: string },
  ) => {
    const parents = group.map(({ parent }) => parent).join(',')
    const parameters = { ...source.parameters, [parameter]: parents }
    const { records } = await fetchWhole(client, url, parameters, { report: false })
    const byParent = Map.groupBy(records, (record) => toParameterText(record[source.parent]))
    return group.map(({ parent }) => byParent.get(parent) ?? [])
  }
  const send = async (group: readonly BranchRequest[]): Promise<void> => {
    if (source.batch && group.length > 1) {
      const { batch } = source
      await askTogether(group, batch).then(
        (answers) => group.forEach(({ answer }, index) => void answer.resolve(answers[index] ?? [])),
        (reason) => group.forEach(({ answer }) => void answer.reject(reason)),
      )
      return
    }
    const answers = await Promise.allSettled(group.map(askOne))
    for (const [index, settled] of answers.entries()) {
      if (settled.status === 'fulfilled') group[index]?.answer.resolve(settled.value)
      else group[index]?.answer.reject(settled.reason)
    }
  }

  return (parent, signal) => {
    const requested = { parent, signal, answer: Promise.withResolvers<readonly WireRecord[]>() }
    waiting.push(requested)
    if (waiting.length === 1)
      queueMicrotask(() => {
        const group = waiting
        waiting = []
        void send(group)
      })
    return requested.answer.promise
  }
}
