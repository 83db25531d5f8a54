import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { reachBoundaries } from '../../.dependency-cruiser.ts'
import { checkExports } from './checkExports.ts'
import { type CruiseViolation, cruise } from './cruise.ts'
import { findReached } from './findReached.ts'
import type { Violation } from './violation.ts'

/** The result of a check of all boundaries. */
export interface BoundariesReport {
  readonly violations: readonly Violation[]
  /** The number of the project's own files whose imports were read. */
  readonly files: number
}

const folders = ['runtime', 'widgets', 'builders', 'server', 'schemas', 'scripts', 'stories', 'tests']

/**
 * Checks the imports and exports of the project in `root` against the module boundaries. A source file
 * that was not read counts as a violation, because dependency-cruiser is content with nothing to read.
 */
export function checkBoundaries(root: string): BoundariesReport {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const sources = present.flatMap((folder) => findSources(root, folder))
  if (sources.length === 0) return { violations: [{ rule: 'every-file-read', from: root, to: '' }], files: 0 }
  const { modules, summary } = cruise(root, present)
  const read = new Set(modules.map(({ source }) => source))
  const unread = sources.filter((file) => !read.has(file))
  const code = sources.filter((file) => file.startsWith('schemas/'))
  return {
    violations: [
      ...summary.violations.map(toViolation),
      ...reachBoundaries.flatMap((rule) => findReached(rule, modules)),
      ...unread.map((from) => ({ rule: 'every-file-read', from, to: '' })),
      ...code.map((from) => ({ rule: 'schemas-are-data', from, to: '' })),
      ...checkExports(root, sources, modules),
    ],
    files: sources.length - unread.length,
  }
}

const findSources = (root: string, folder: string): readonly string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, { cwd: root }).map((file) => file.split(sep).join('/'))

function toViolation({ rule, from, to, cycle, via }: CruiseViolation): Violation {
  const way = (cycle ?? via)?.map(({ name }) => name)
  return { rule: rule.name, from, to: way === undefined ? to : way.join(' → ') }
}
