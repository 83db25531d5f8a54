import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CruisedModule } from './cruise.ts'
import type { Violation } from './violation.ts'

const isFree = (file: string): boolean => /^(stories|tests|scripts)\//.test(file)

/**
 * Finds exports that the style forbids: `export *` anywhere, and a default export of a product file that is not only
 * the target of lazy imports.
 */
export function checkExports(
  root: string,
  files: readonly string[],
  modules: readonly CruisedModule[],
): readonly Violation[] {
  const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const has = (pattern: RegExp) => files.filter((file) => pattern.test(text.get(file) ?? ''))
  return [
    ...has(/^export (type )?\*/m).map((file) => ({ rule: 'no-export-all', from: file, to: '' })),
    ...has(/^export (default\b|\{[^}]*\bas default\b)/m)
      .filter((file) => !isFree(file) && !isLazyTarget(file, modules))
      .map((file) => ({ rule: 'default-for-lazy-only', from: file, to: '' })),
  ]
}

function isLazyTarget(file: string, modules: readonly CruisedModule[]): boolean {
  const uses = modules
    .filter(({ source }) => !isFree(source))
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ resolved, dependencyTypes }) => resolved === file && !dependencyTypes.includes('type-only'))
  return uses.length > 0 && uses.every(({ dynamic }) => dynamic)
}
