import type { Outcome } from './gate.ts'

/** What `npm test` says of a gate: one line, and all that the gate printed when it failed. */
export function formatOutcome({ id, passed, failed, seconds, output }: Outcome): string {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  const line = `${failed === 0 ? '✓' : '✗'} ${id.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`
  return failed === 0 ? line : `${line}\n\n${output.trim()}\n`
}

/** The last line of `npm test`. */
export function formatTotal(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
