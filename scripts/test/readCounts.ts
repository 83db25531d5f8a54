import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Counts the tests of a report of vitest. A file that failed without a failed test, as in its imports, counts as one. */
export function readCounts(path: string): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}
