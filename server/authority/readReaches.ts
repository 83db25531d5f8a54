import { createFindCauses, type FindCauses } from './causes.ts'
import { createDepartFinder } from './departFinder.ts'
import type { Holder } from './people.ts'
import type { Reach } from './reach.ts'
import { type IndexSources, readIndex } from './readIndex.ts'
import { createToReach } from './toReach.ts'

/** What somebody reaches, and by what they do. */
export interface ExplainedReach {
  readonly holder: Holder
  readonly reach: Reach
  readonly causesOf: FindCauses
}

/** Reads what some people reach now, by their ids, with the causes of each part of it: what acts are checked by. */
export async function readReaches(
  sources: Omit<IndexSources, 'prepareDeparts'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExplainedReach>> {
  const { holders, index } = await readIndex({ ...sources, prepareDeparts: createDepartFinder() }, { people: ids })
  const toReach = createToReach(index)
  const reaches = new Map<string, ExplainedReach>()
  for (const holder of holders)
    reaches.set(holder.id ?? '', {
      holder,
      reach: await toReach(holder, 'account'),
      causesOf: createFindCauses(index, holder),
    })
  return reaches
}
