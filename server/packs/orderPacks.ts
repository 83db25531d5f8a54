import { PackError } from './packError.ts'

/** What the order of packs hangs on. */
interface Ordered {
  readonly id: string
  readonly requires: readonly string[]
}

/** Packs behind those that they require, and those that cannot have what they require, each with why. */
export interface PackOrder<P> {
  readonly ordered: readonly P[]
  readonly refused: readonly PackError[]
}

/** Orders packs of different ids; a missing or refused one and a circle refuse those that require it. */
export function orderPacks<P extends Ordered>(packs: readonly P[]): PackOrder<P> {
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  const ordered = new Set<P>()
  const refused = new Map<P, PackError>()
  const visit = (pack: P, from: readonly string[]): void => {
    if (ordered.has(pack) || refused.has(pack)) return
    for (const [index, id] of pack.requires.entries()) {
      const reason = findReason(pack, id, [...from, pack.id])
      if (reason !== undefined) {
        refused.set(pack, new PackError(pack, reason, { pointer: `/requires/${index}` }))
        return
      }
    }
    ordered.add(pack)
  }
  const findReason = (pack: P, id: string, from: readonly string[]): string | undefined => {
    const required = byId.get(id)
    if (required === undefined) return `the pack \`${pack.id}\` requires the pack \`${id}\`, which is not there`
    if (from.includes(id))
      return `the packs ${[...from, id].map((name) => `\`${name}\``).join(' → ')} require each other`
    visit(required, from)
    return refused.has(required) ? `the pack \`${pack.id}\` requires the pack \`${id}\`, which is left out` : undefined
  }
  for (const pack of packs) visit(pack, [])
  return { ordered: [...ordered], refused: [...refused.values()] }
}
