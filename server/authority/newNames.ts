import { findOperated } from '../online/operations/operationCodes.ts'
import { findHeld, type Holdings, type Reach } from './reach.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * A snapshot without what the codes give of operations on things that got their names since another one, as far as nobody
 * held it: a report that is called otherwise takes its codes along, and what they open is told by the report itself.
 */
export function withoutNewNames(after: Snapshot, before: Snapshot): Snapshot {
  const isNew = (key: string) => {
    const [, code = ''] = /^(?:code|operation):(.+)$/.exec(key) ?? []
    const name = findOperated(code)
    return name !== undefined && after.names.has(name) && !before.names.has(name)
  }
  const reachOf: Snapshot['reachOf'] = (who, naming) => {
    const [is, was] = [after.reachOf(who, naming), before.reachOf(who, naming)]
    return { ...is, tenants: new Map([...is.tenants].map(([id, held]) => [id, withoutNew(held, was, id)])) }
  }
  const withoutNew = (held: Holdings, was: Reach, tenantId: number): Holdings =>
    new Map([...held].filter(([key]) => !isNew(key) || findHeld(was, tenantId, key) !== undefined))
  return { ...after, reachOf }
}
