import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Gate, Outcome } from '../../scripts/test/gate.ts'
import { GateCache } from '../../scripts/test/gateCache.ts'

let folder: string
let runs: number

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-cache-'))
  runs = 0
  execFileSync('git', ['init', '--quiet', folder])
  write('.gitignore', '.cache/\ndist/\nnode_modules/\n')
  write('server/main.ts', 'export {}')
  write('docs/page.md', 'text')
  execFileSync('git', ['add', '.'], { cwd: folder })
})

afterEach(() => rmSync(folder, { recursive: true }))

const gate: Gate = { id: 'unit', command: { file: 'node', args: ['vitest', 'run'] }, ignores: ['docs/'] }

interface RunOptions extends Partial<Gate> {
  readonly isFresh?: boolean
  readonly environment?: NodeJS.ProcessEnv
  readonly outcome?: Partial<Outcome>
  readonly meanwhile?: () => void
}

/** Whether the gate ran, and what became of it. */
async function run({ isFresh = false, environment = {}, outcome, meanwhile, ...rest }: RunOptions = {}) {
  const before = runs
  const ended = await new GateCache(folder, environment).run({ ...gate, ...rest }, isFresh, async () => {
    runs += 1
    meanwhile?.()
    return { id: 'unit', passed: 7, failed: 0, seconds: 3, coreSeconds: 4, output: 'words', ...outcome }
  })
  return { hasRun: runs > before, outcome: ended }
}

test('a gate that passed is not run again and keeps its count', async () => {
  expect((await run()).hasRun).toBe(true)
  const { hasRun, outcome } = await run()
  expect(hasRun).toBe(false)
  expect(outcome).toMatchObject({ passed: 7, failed: 0, seconds: 0, isUnchanged: true })
})

test('a gate that failed runs again, also when it had passed before', async () => {
  await run()
  await run({ isFresh: true, outcome: { failed: 1 } })
  expect((await run()).hasRun).toBe(true)
})

test.each<[string, () => void]>([
  ['a tracked file', () => write('server/main.ts', 'export const a = 1')],
  ['a file that git does not track yet', () => write('server/new.ts', 'export {}')],
  ['what is installed', () => write('node_modules/.package-lock.json', '{}')],
  ['a deleted file', () => rmSync(join(folder, 'server/main.ts'))],
])('a change of %s runs it again', async (_, change) => {
  await run()
  change()
  expect((await run()).hasRun).toBe(true)
})

test('a change where it never reads does not run it again', async () => {
  await run()
  write('docs/page.md', 'other text')
  expect((await run()).hasRun).toBe(false)
})

test('another command, another setting and another resource run it again', async () => {
  await run()
  expect((await run({ command: { file: 'node', args: ['vitest', 'run', '--shard=1/2'] } })).hasRun).toBe(true)
  expect((await run({ environment: { TZ: 'Asia/Tokyo' } })).hasRun).toBe(true)
  const database = { id: 'postgres', describe: () => 'none', start: async () => ({}) }
  expect((await run({ needs: [database] })).hasRun).toBe(true)
  expect((await run({ needs: [{ ...database, describe: () => '/usr/lib' }] })).hasRun).toBe(true)
})

test('a fresh run asks nothing of what was kept', async () => {
  await run()
  expect((await run({ isFresh: true })).hasRun).toBe(true)
})

test('what was skipped is said of the unchanged gate too', async () => {
  await run({ outcome: { skipped: 'PostgreSQL' } })
  expect((await run()).outcome.skipped).toBe('PostgreSQL')
})

test('a run during which a file changed is not kept', async () => {
  await run({ meanwhile: () => write('server/main.ts', 'export const later = 1') })
  expect((await run()).hasRun).toBe(true)
})

test('a gate whose folder was made anew since runs again', async () => {
  write('dist/app/index.html', 'first')
  await run({ makes: 'dist/app' })
  expect((await run({ makes: 'dist/app' })).hasRun).toBe(false)
  write('dist/app/index.html', 'another')
  expect((await run({ makes: 'dist/app' })).hasRun).toBe(true)
  rmSync(join(folder, 'dist'), { recursive: true })
  expect((await run({ makes: 'dist/app' })).hasRun).toBe(true)
})

test('outside of a checkout every gate runs', async () => {
  rmSync(join(folder, '.git'), { recursive: true })
  await run()
  expect((await run()).hasRun).toBe(true)
})
