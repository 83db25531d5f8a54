import { toParameterText, toQueryParameters } from '../language/index.ts'
import type { CallQuery } from './address.ts'
import type { Client } from './client.ts'
import type { WireRecord } from './recordsAnswer.ts'
import { fetchWhole } from './wholeRecords.ts'

/** Where the records above others come from. */
export interface AncestorSource {
  readonly url: string
  /** Parameters of every question. */
  readonly parameters: CallQuery
  /** The field that identifies a record. */
  readonly key: string
  /** The field that holds the key of the parent. */
  readonly parent: string
  /** Whether a value of that field says that there is no parent. */
  readonly isRoot: (parent: string) => boolean
}

/** Deeper trees are not climbed to their top, so that a chain that never ends is no call that never ends. */
const maxLevels = 50
/** As many keys as one address holds with ease. */
const maxKeys = 100

const inParts = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, index) =>
    keys.slice(index * maxKeys, (index + 1) * maxKeys),
  )

/** The records above those that a search found, up to the uppermost, asked for level by level by their keys. */
export async function fetchAncestors(
  client: Client,
  source: AncestorSource,
  found: readonly WireRecord[],
  signal?: AbortSignal,
): Promise<readonly WireRecord[]> {
  const keyOf = (record: WireRecord) => toParameterText(record[source.key])
  const known = new Set(found.map(keyOf))
  const ancestors: WireRecord[] = []
  let level = found
  for (let depth = 0; depth < maxLevels; depth++) {
    const parents = level.map((record) => toParameterText(record[source.parent]))
    const missing = [...new Set(parents)].filter((parent) => !source.isRoot(parent) && !known.has(parent))
    if (missing.length === 0) break
    const answers = await Promise.all(
      inParts(missing).map((keys) => {
        const named = toQueryParameters([{ field: source.key, rule: 'in', value: keys }])
        return fetchWhole(
          client,
          source.url,
          { ...source.parameters, ...named },
          { report: false, ...(signal ? { signal } : {}) },
        )
      }),
    )
    // A server that does not know the question answers with other records.
    const requested = new Set(missing)
    level = answers.flatMap(({ records }) => records).filter((record) => requested.has(keyOf(record)))
    for (const key of missing) known.add(key)
    ancestors.push(...level)
  }
  return ancestors
}
