import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { toolCommand } from '../tool.ts'
import { applyMutation, type Mutation } from './mutation.ts'

/** What became of a mutation: the check that failed by it, or none. */
export interface Verdict {
  readonly mutation: Mutation
  readonly caughtBy: string | undefined
  readonly seconds: number
}

/** A check that is run on a mutated copy of the project, the quick ones first. */
interface Check {
  readonly id: string
  readonly file: string
  readonly args: readonly string[]
}

const maxMinutes = 30

/** Puts the mutation into the copy of the project in `folder`, runs its checks until one fails, and takes it out again. */
export async function tryMutation(folder: string, mutation: Mutation): Promise<Verdict> {
  const began = performance.now()
  const path = join(folder, mutation.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, applyMutation(source, mutation))
  try {
    for (const check of listChecks(folder, mutation.file)) {
      if (!(await passes(folder, check))) return verdict(check.id)
    }
    return verdict(undefined)
  } finally {
    writeFileSync(path, source)
  }

  function verdict(caughtBy: string | undefined): Verdict {
    return { mutation, caughtBy, seconds: (performance.now() - began) / 1000 }
  }
}

function listChecks(folder: string, file: string): readonly Check[] {
  const vitest = (id: string, ...args: readonly string[]): Check => ({ id, ...toolCommand('vitest', args) })
  const gate = (...ids: readonly string[]): Check => ({
    id: ids.join(' and '),
    file: process.execPath,
    args: [join(folder, 'scripts/test.ts'), '--fresh', ...ids],
  })
  const outsideBrowser = ['--bail=1', '--project=unit', '--project=server']
  const near = findNearTests(folder, file)
  const isServer = file.startsWith('server/')
  return [
    gate('types'),
    ...(near.length > 0 ? [vitest('tests beside it', 'run', ...outsideBrowser, ...near)] : []),
    vitest('tests that load it', 'related', '--run', ...outsideBrowser, file),
    ...(isServer ? [] : [gate('stories', 'conformance')]),
    gate('build', 'sizes', 'e2e'),
  ]
}

/** The tests that import a file themselves, which are the likeliest to fail. */
function findNearTests(folder: string, file: string): readonly string[] {
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: folder }).filter((test) => {
    if (/^tests\/(e2e|sizes)\/|\.browser\.test\./.test(test)) return false
    const text = readFileSync(join(folder, test), 'utf8')
    return [...text.matchAll(/from '(\.[^']+)'/g)].some(([, to = '']) => {
      const target = resolve(folder, dirname(test), to)
      return existsSync(target) && relative(folder, target) === file
    })
  })
}

function passes(folder: string, { file, args }: Check): Promise<boolean> {
  return new Promise((settle) => {
    const child = spawn(file, args, { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, CI: '1' } })
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Nothing of it is left.
      }
    }
    // A mutation may make a loop endless: that is noticed too.
    const limit = setTimeout(end, maxMinutes * 60_000)
    child.on('exit', (code) => {
      clearTimeout(limit)
      end()
      settle(code === 0)
    })
  })
}
