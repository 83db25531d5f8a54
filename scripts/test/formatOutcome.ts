import type { Outcome } from './gate.ts'

/** What `npm test` says of a gate: one line, and all that the gate printed when it failed. */
export function formatOutcome(outcome: Outcome): string {
  const { id, passed, failed, seconds, output, skipped, isUnchanged } = outcome
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  const notes = [...(isUnchanged ? ['unchanged'] : []), ...(skipped === undefined ? [] : [`skipped: ${skipped}`])]
  const line = `${failed === 0 ? '✓' : '✗'} ${id.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${[counts, ...notes].join(', ')}`
  return failed === 0 ? line : `${line}\n\n${output.trim()}\n`
}

/** The table below all gates: how long each took, and how long its processes computed. */
export function formatTable(outcomes: readonly Outcome[], seconds: number): string {
  const rows = outcomes.map((outcome) => [
    ...[outcome.id, outcome.seconds.toFixed(1), outcome.coreSeconds.toFixed(1)],
    ...[String(outcome.passed), String(outcome.failed)],
  ])
  const cores = outcomes.reduce((sum, outcome) => sum + outcome.coreSeconds, 0)
  const lines = [['gate', 'seconds', 'core s', 'passed', 'failed'], ...rows]
  const last = [
    'all',
    seconds.toFixed(1),
    cores.toFixed(1),
    String(sum(outcomes, 'passed')),
    String(sum(outcomes, 'failed')),
  ]
  return [...lines, last]
    .map(([id = '', ...numbers]) => id.padEnd(14) + numbers.map((number) => number.padStart(9)).join(''))
    .join('\n')
}

/** What gates left out, a line each; empty when nothing was. */
export const formatSkipped = (outcomes: readonly Outcome[]): string =>
  outcomes.flatMap(({ id, skipped }) => (skipped === undefined ? [] : [`${id} skipped: ${skipped}\n`])).join('')

/** The last line of `npm test`. */
export const formatTotal = (outcomes: readonly Outcome[]): string =>
  `${sum(outcomes, 'passed')} passed, ${sum(outcomes, 'failed')} failed`

const sum = (outcomes: readonly Outcome[], key: 'passed' | 'failed'): number =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)
