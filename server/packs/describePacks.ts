import type { PackChange } from './packChanges.ts'
import { isServed, type PackIssue, type PackState } from './packState.ts'

const indent = '  '

/** The packs with issues, for the terminal: what is wrong at which place, and what is served instead; no line for none. */
export function describeIssues(states: readonly PackState[]): readonly string[] {
  const broken = states.filter(({ issues }) => issues.length > 0)
  if (broken.length === 0) return []
  return ['Some packs have issues and are not installed as they are in their folders:', ...broken.flatMap(toBlock)]
}

/** What a reload changed, for the terminal. */
export function describeChanges(changes: readonly PackChange[]): readonly string[] {
  if (changes.length === 0) return ['Packs reloaded: nothing has changed.']
  const after = changes.flatMap(({ after: state }) => state ?? [])
  const settled = changes.filter((change) => (change.after?.issues.length ?? 0) === 0)
  return [
    `Packs reloaded: ${changes.map(({ id }) => id).join(', ')}.`,
    ...settled.map(({ id, after: state }) => `${indent}${id}: ${state === undefined ? 'removed' : toWords(state)}`),
    ...describeIssues(after),
  ]
}

const toBlock = (state: PackState): readonly string[] => [
  `${indent}${state.id}: ${toWords(state)}`,
  ...state.issues.map((issue) => `${indent}${indent}${toLine(issue)}`),
]

const toLine = ({ file, line, column, message }: PackIssue): string => `${file}:${line}:${column} ${message}`

function toWords(state: PackState): string {
  const version = state.version ?? '?'
  if (state.state === 'removed') return `removed; its menu and access codes are put away`
  if (!isServed(state)) return 'left out; nothing of it is served'
  return state.state === 'earlier' ? `stays at the version ${version} that was installed before` : `version ${version}`
}
