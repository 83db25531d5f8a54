import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOutcome, formatSkipped, formatTable, formatTotal } from '../../scripts/test/formatOutcome.ts'
import type { Gate, Outcome } from '../../scripts/test/gate.ts'
import { createGates } from '../../scripts/test/gates.ts'
import type { Resource } from '../../scripts/test/resource.ts'
import { runGate } from '../../scripts/test/runGate.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-gates-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const script = (text: string): Gate['command'] => ({ file: process.execPath, args: ['--eval', text] })

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
  expect(await countsOf({ id: 'types', command: { file: join(folder, 'nothing'), args: [] } })).toEqual({
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

test('a gate that hangs ends after its time, with what it printed', async () => {
  const hanging: Gate = {
    id: 'types',
    minutes: 0.02,
    command: script('console.log("so far"); setInterval(() => {}, 1000)'),
  }
  const outcome = await runGate(hanging, process.env)
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(outcome.output).toMatch(/so far\n\nIt did not end within 0.02 minutes/)
})

test.skipIf(process.platform === 'win32')('a gate tells how long its processes computed', async () => {
  const busy = `require('child_process').execFileSync(process.execPath, ['--eval', 'let n = 0; while (process.cpuUsage().user < 300000) for (let i = 0; i < 1e6; i++) n += i % 7'])`
  const { coreSeconds } = await runGate({ id: 'types', command: script(busy) }, process.env)
  expect(coreSeconds).toBeGreaterThan(0.3)
})

test('a gate finds what it needs in its environment, and what it was given is taken back', async () => {
  let stops = 0
  const database = {
    ...{ id: 'postgres', describe: () => 'own' },
    start: async () => ({ environment: { PLACE: 'here' }, stop: async () => void stops++ }),
  }
  const command = script('process.exit(process.env.PLACE === "here" ? 0 : 1)')
  expect(await countsOf({ id: 'types', command, needs: [database] })).toEqual({ passed: 1, failed: 0 })
  expect(stops).toBe(1)
})

test('a gate whose need cannot be met has failed with the words of that, and a part that it skips is named', async () => {
  const need = (start: Resource['start']): Gate => ({
    ...{ id: 'types', command: script('') },
    needs: [{ id: 'x', describe: () => 'x', start }],
  })
  const without = await runGate(
    need(() => Promise.reject(new Error('install one'))),
    process.env,
  )
  expect(without).toMatchObject({ passed: 0, failed: 1, output: 'install one' })
  expect(
    (
      await runGate(
        need(async () => ({ skipped: 'PostgreSQL' })),
        process.env,
      )
    ).skipped,
  ).toBe('PostgreSQL')
})

const sample: Outcome = { id: 'unit', passed: 3, failed: 0, seconds: 1.25, coreSeconds: 2.5, output: 'many words' }

test('the output of a gate shows only when it failed', () => {
  expect(formatOutcome(sample)).not.toContain('many words')
  expect(formatOutcome({ ...sample, failed: 1 })).toContain('many words')
})

test('the line of a gate says that it is unchanged and what it skipped', () => {
  expect(formatOutcome({ ...sample, isUnchanged: true })).toMatch(/3 passed, unchanged$/)
  expect(formatOutcome({ ...sample, skipped: 'PostgreSQL' })).toMatch(/3 passed, skipped: PostgreSQL$/)
})

test('the total is one line of both counts', () => {
  expect(
    formatTotal([
      { ...sample, failed: 1 },
      { ...sample, id: 'e2e' },
    ]),
  ).toBe('6 passed, 1 failed')
})

test('the table has a line for each gate and one for all', () => {
  const lines = formatTable([sample, { ...sample, id: 'e2e', failed: 1 }], 2).split('\n')
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['gate', 'seconds', 'core s', 'passed', 'failed'],
    ['unit', '1.3', '2.5', '3', '0'],
    ['e2e', '1.3', '2.5', '3', '1'],
    ['all', '2.0', '5.0', '6', '1'],
  ])
})

test('what gates skipped stands on lines of its own', () => {
  expect(formatSkipped([sample])).toBe('')
  expect(formatSkipped([sample, { ...sample, id: 'server', skipped: 'PostgreSQL' }])).toBe(
    'server skipped: PostgreSQL\n',
  )
})

test('the names of the gates are different, and each comes after gates that are there', () => {
  const gates = createGates(folder)
  const ids = new Set(gates.map(({ id }) => id))
  expect(ids.size).toBe(gates.length)
  expect(gates.flatMap(({ after = [] }) => after).filter((id) => !ids.has(id))).toEqual([])
})
