import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate } from './gate.ts'

/** The hash of each file of a project by its path; an empty text stands for one that was deleted. */
export type InputFiles = ReadonlyMap<string, string>

/** What Node's own state and the machine's settings add to the files. */
const settings = ['NODE_OPTIONS', 'TZ', 'LANG', 'LC_ALL', 'DATABASE_URL']

/** Reads every file that git tracks or would track; undefined outside of a checkout. */
export function readInputFiles(root: string): InputFiles | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) return undefined
  const paths = new Set(stdout.split('\0').filter((path) => path !== ''))
  // The lock file says what should be installed, this one what is.
  return new Map([...paths, 'node_modules/.package-lock.json'].map((path) => [path, hashFile(join(root, path))]))
}

function hashFile(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return ''
  }
}

/** One hash of all that may change the outcome of a gate. */
export function hashInputs(gate: Gate, files: InputFiles, environment: NodeJS.ProcessEnv): string {
  const read = [...files].filter(([path]) => !gate.ignores?.some((beginning) => path.startsWith(beginning)))
  const inputs = [
    ...[
      process.version,
      process.platform,
      process.arch,
      gate.command.args.slice(1).filter((word) => !word.includes('outputFile')),
    ],
    settings.map((name) => environment[name] ?? null),
    (gate.needs ?? []).map((resource) => [resource.id, resource.describe()]),
    read.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
}
