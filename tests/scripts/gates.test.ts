import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOutcome, formatTotal } from '../../scripts/test/formatOutcome.ts'
import type { Gate, Outcome } from '../../scripts/test/gate.ts'
import { createStages } from '../../scripts/test/gates.ts'
import { runGate } from '../../scripts/test/runGate.ts'
import { runStage } from '../../scripts/test/runStage.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-gates-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const script = (text: string): Gate['command'] => ({ file: process.execPath, words: ['--eval', text] })

const withReport = (report: object, exitCode: number): Gate => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [], ...report }))
  return { id: 'unit', report: path, command: script(`process.exit(${exitCode})`) }
}

const countsOf = async (gate: Gate) => {
  const { passed, failed } = await runGate(gate, process.env)
  return { passed, failed }
}

test('a static gate counts as one test', async () => {
  expect(await countsOf({ id: 'types', command: script('') })).toEqual({ passed: 1, failed: 0 })
  expect(await countsOf({ id: 'types', command: script('process.exit(2)') })).toEqual({ passed: 0, failed: 1 })
})

test('every test of a report counts', async () => {
  expect(await countsOf(withReport({ numPassedTests: 7 }, 0))).toEqual({ passed: 7, failed: 0 })
  expect(await countsOf(withReport({ numPassedTests: 7, numFailedTests: 2 }, 1))).toEqual({ passed: 7, failed: 2 })
})

test('a file that could not be loaded counts as a failed test', async () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(await countsOf(withReport({ numPassedTests: 7, testResults }, 1))).toEqual({ passed: 7, failed: 1 })
})

test('a gate without a single test has failed', async () => {
  expect(await countsOf(withReport({}, 0))).toEqual({ passed: 0, failed: 1 })
})

test('a gate that breaks after its last test has failed', async () => {
  expect(await countsOf(withReport({ numPassedTests: 7 }, 1))).toEqual({ passed: 7, failed: 1 })
})

test('a gate that dies before its report has failed', async () => {
  const gate = {
    id: 'unit',
    report: join(folder, 'never.json'),
    command: script('process.kill(process.pid, "SIGKILL")'),
  }
  expect(await countsOf(gate)).toEqual({ passed: 0, failed: 1 })
})

test('a gate that cannot be started has failed', async () => {
  expect(await countsOf({ id: 'types', command: { file: join(folder, 'nothing'), words: [] } })).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('what a gate leaves running does not hold it up', async () => {
  const lasting = `require('child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  expect(await countsOf({ id: 'types', command: script(`${lasting}; process.exit(0)`) })).toEqual({
    passed: 1,
    failed: 0,
  })
})

test('the output of a gate shows only when it failed', () => {
  const outcome: Outcome = { id: 'unit', passed: 3, failed: 0, seconds: 1.25, output: 'many words' }
  expect(formatOutcome(outcome)).not.toContain('many words')
  expect(formatOutcome({ ...outcome, failed: 1 })).toContain('many words')
})

test('the total is one line of both counts', () => {
  const outcome: Outcome = { id: 'unit', passed: 3, failed: 1, seconds: 1, output: '' }
  expect(formatTotal([outcome, { ...outcome, id: 'e2e', failed: 0 }])).toBe('6 passed, 1 failed')
})

test('a stage runs all its gates, also behind one that failed, and no more at a time than it allows', async () => {
  let runs = 0
  let most = 0
  const gates = ['a', 'b', 'c', 'd'].map((id) => ({ id, command: script('') }))
  const outcomes = await runStage(
    { atATime: 2, gates },
    async ({ id }) => {
      runs += 1
      most = Math.max(most, runs)
      await new Promise(setImmediate)
      runs -= 1
      return { id, passed: 0, failed: 1, seconds: 0, output: '' }
    },
    () => undefined,
  )
  expect(outcomes.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(most).toBe(2)
})

test('the names of the gates are different', () => {
  const ids = createStages(folder).flatMap(({ gates }) => gates.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
