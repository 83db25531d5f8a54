import type { CruisedModule } from './cruise.ts'
import type { Violation } from './violation.ts'

/** A rule about files that may not be reached, over however many imports. */
export interface ReachRule {
  readonly name: string
  readonly from: { readonly path: string | readonly string[] }
  readonly to: { readonly path: string; readonly reachable: true }
}

/**
 * Finds what the files of a rule reach and may not, each with the shortest way there. dependency-cruiser looks for a way
 * between every pair of files, which took most of its time; this looks once which files lead to a forbidden one.
 */
export function findReached(rule: ReachRule, modules: readonly CruisedModule[]): readonly Violation[] {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const isFrom = new RegExp([rule.from.path].flat().join('|'))
  const isForbidden = new RegExp(rule.to.path)
  const leading = findLeading(imports, isForbidden)
  return [...imports.keys()]
    .filter((file) => isFrom.test(file) && leading.has(file))
    .flatMap((from) =>
      findWays(from, imports)
        .filter((way) => way.length > 1 && isForbidden.test(way.at(-1) ?? ''))
        .map((way) => ({ rule: rule.name, from, to: way.slice(1).join(' → ') })),
    )
}

type Imports = ReadonlyMap<string, readonly string[]>

/** The files that import a forbidden one, themselves or through others. */
function findLeading(imports: Imports, isForbidden: RegExp): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    for (const name of imported) {
      const known = importers.get(name)
      if (known === undefined) importers.set(name, [file])
      else known.push(file)
    }
  const leading = new Set<string>()
  const open = [...importers.keys()].filter((name) => isForbidden.test(name))
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const importer of importers.get(name) ?? [])
      if (!leading.has(importer)) {
        leading.add(importer)
        open.push(importer)
      }
  return leading
}

/** The shortest way from a file to each one that it reaches. */
function findWays(from: string, imports: Imports): readonly (readonly string[])[] {
  const ways = new Map<string, readonly string[]>([[from, [from]]])
  for (const [file, way] of ways)
    for (const name of imports.get(file) ?? []) if (!ways.has(name)) ways.set(name, [...way, name])
  return [...ways.values()]
}
