import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { reachBorders } from '../../.dependency-cruiser.ts'
import type { Breach } from './breach.ts'
import { checkExports } from './checkExports.ts'
import { type CruiseViolation, cruise } from './cruise.ts'
import { findReached } from './findReached.ts'

/** What a look over all borders found. */
export interface BordersReport {
  readonly breaches: readonly Breach[]
  /** The number of the project's own files whose imports were read. */
  readonly files: number
}

const folders = ['runtime', 'widgets', 'builders', 'server', 'schemas', 'scripts', 'stories', 'tests']

/**
 * Holds the imports and exports of the project in `root` against the module boundaries. A source file
 * that was not read counts as a breach, because dependency-cruiser is content with nothing to read.
 */
export function checkBorders(root: string): BordersReport {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const sources = present.flatMap((folder) => findSources(root, folder))
  if (sources.length === 0) return { breaches: [{ rule: 'every-file-read', from: root, to: '' }], files: 0 }
  const { modules, summary } = cruise(root, present)
  const read = new Set(modules.map(({ source }) => source))
  const unread = sources.filter((file) => !read.has(file))
  const code = sources.filter((file) => file.startsWith('schemas/'))
  return {
    breaches: [
      ...summary.violations.map(toBreach),
      ...reachBorders.flatMap((rule) => findReached(rule, modules)),
      ...unread.map((from) => ({ rule: 'every-file-read', from, to: '' })),
      ...code.map((from) => ({ rule: 'schemas-are-data', from, to: '' })),
      ...checkExports(root, sources, modules),
    ],
    files: sources.length - unread.length,
  }
}

const findSources = (root: string, folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, { cwd: root }).map((file) => file.split(sep).join('/'))

function toBreach({ rule, from, to, cycle, via }: CruiseViolation): Breach {
  const way = (cycle ?? via)?.map(({ name }) => name)
  return { rule: rule.name, from, to: way === undefined ? to : way.join(' → ') }
}
