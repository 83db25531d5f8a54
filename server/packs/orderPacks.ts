import type { Pack } from './pack.ts'
import { PackError } from './packError.ts'

/** Puts packs behind those that they require; refuses a missing one, a circle, and two packs of one id. */
export function orderPacks(packs: readonly Pack[]): readonly Pack[] {
  const byId = new Map<string, Pack>()
  for (const pack of packs) {
    if (byId.has(pack.id)) throw new PackError(`There are two packs with the id "${pack.id}".`)
    byId.set(pack.id, pack)
  }
  const ordered = new Set<Pack>()
  const visit = (pack: Pack, from: readonly string[]): void => {
    if (ordered.has(pack)) return
    if (from.includes(pack.id)) throw new PackError(`The packs ${[...from, pack.id].join(' → ')} require each other.`)
    for (const id of pack.document.requires ?? []) {
      const required = byId.get(id)
      if (required === undefined)
        throw new PackError(`The pack "${pack.id}" requires the pack "${id}", which is not there.`)
      visit(required, [...from, pack.id])
    }
    ordered.add(pack)
  }
  for (const pack of packs) visit(pack, [])
  return [...ordered]
}
