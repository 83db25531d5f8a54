import { join } from 'node:path'
import { type Command, scriptCommand, toolCommand } from '../tool.ts'
import { chooseTests } from './chooseTests.ts'
import { findDistances, type Importers } from './importGraph.ts'
import { runProgram } from './runProgram.ts'
import type { TestResponse, TestRunner } from './testRunner.ts'

/** What a check found: nothing, or what failed. */
export type Outcome = { readonly isPassed: true } | Failure

interface Failure {
  readonly isPassed: false
  /** The test or gate that failed. */
  readonly by: string
  /** What failed, which a further attempt may leave out; empty where the tests could not be run at all. */
  readonly files: readonly string[]
  /** Whether a busy machine might be the reason: a time-out, or whatever happens in a browser. */
  readonly isDoubtful: boolean
  /** Runs again what failed, and says whether it passes. */
  repeat(): Promise<boolean>
}

/** A check that is run on a mutated copy of the project. */
export interface Check {
  readonly id: string
  run(leftOut: ReadonlySet<string>): Promise<Outcome>
}

/** What checks need: the copy with its imports, and what runs its tests. */
export interface Workshop {
  readonly folder: string
  readonly importers: Importers
  readonly outsideBrowser: TestRunner
  readonly inBrowser: TestRunner
}

/** How many tests are tried before all others, as they are the likeliest to fail. */
const nearest = 6

/** The checks by the tests that lead to the file, the quick ones first. */
export function listChecks(workshop: Workshop, file: string): readonly Check[] {
  const { outsideBrowser, inBrowser } = chooseTests(file, findDistances(workshop.importers, file))
  return [
    ...testFiles('tests beside it', workshop.outsideBrowser, outsideBrowser.slice(0, nearest), 10),
    createGate(workshop.folder, 'types', 15),
    lint(workshop.folder, file),
    ...testFiles('stories beside it', workshop.inBrowser, inBrowser.slice(0, nearest), 10),
    ...testFiles('tests that load it', workshop.outsideBrowser, outsideBrowser.slice(nearest), 30),
    ...testFiles('stories that load it', workshop.inBrowser, inBrowser.slice(nearest), 45),
  ]
}

/** The gates that may see a mutation over more than imports, such as those that start the app. */
export function listGates({ folder, importers }: Workshop, file: string): readonly Check[] {
  const { outsideBrowser, inBrowser } = chooseTests(file, findDistances(importers, file))
  const isOnServer = outsideBrowser.some((test) => test.startsWith('tests/server/'))
  const ids = [
    ...['schemas', 'unit'],
    ...(isOnServer ? ['server'] : []),
    ...(inBrowser.length > 0 ? ['stories', 'conformance'] : []),
    ...['build', 'e2e'],
  ]
  return ids.map((id) => createGate(folder, id, 45))
}

/** The rule of the linter that sees what a line does; the others look at how it is written, as no slip has to. */
const lintRule = 'nursery/noFloatingPromises'

function lint(folder: string, file: string): Check {
  const args = ['lint', `--only=${lintRule}`, '--error-on-warnings', file]
  return runCommand({ id: lintRule, command: toolCommand('@biomejs/biome', args, 'biome'), folder, minutes: 15 })
}

function createGate(folder: string, id: string, minutes: number): Check {
  const args = ['--fresh', ...(id === 'e2e' ? ['build'] : []), id]
  const command = scriptCommand(join(folder, 'scripts/test.ts'), ...args)
  return runCommand({ id, command, folder, minutes, isDoubtful: id !== 'types' && id !== 'schemas' })
}

interface ProgramCheck {
  readonly id: string
  readonly command: Command
  readonly folder: string
  readonly minutes: number
  readonly isDoubtful?: boolean
}

function runCommand({ id, command, folder, minutes, isDoubtful = false }: ProgramCheck): Check {
  const run = () => runProgram(command, folder, minutes)
  return {
    id,
    async run(leftOut) {
      const isSuccess = leftOut.has(id) || (await run())
      if (isSuccess) return { isPassed: true }
      const repeat = async () => (await run()) === true
      return { isPassed: false, by: id, files: [id], isDoubtful: isDoubtful || isSuccess === undefined, repeat }
    },
  }
}

function testFiles(id: string, runner: TestRunner, files: readonly string[], minutes: number): readonly Check[] {
  const run = async (leftOut: ReadonlySet<string>): Promise<Outcome> => {
    const chosen = files.filter((file) => !leftOut.has(file))
    if (chosen.length === 0) return { isPassed: true }
    const response = await runner.run(chosen, minutes)
    if (response !== undefined && hasPassed(response)) return { isPassed: true }
    const failed = response === undefined ? [] : response.failures.map(({ file }) => file)
    // Without the name of a file that failed, all of them take part in the repetition.
    const again = failed.length > 0 ? failed : chosen
    return {
      isPassed: false,
      by: `${id}: ${describe(response)}`,
      files: failed,
      isDoubtful: id.startsWith('stories') || failed.length === 0 || (response !== undefined && isTimeout(response)),
      repeat: async () => {
        const repeated = await runner.run(again, minutes)
        return repeated !== undefined && hasPassed(repeated)
      },
    }
  }
  return files.length === 0 ? [] : [{ id, run }]
}

const hasPassed = ({ failures, unhandled, isComplete }: TestResponse): boolean =>
  failures.length === 0 && unhandled.length === 0 && isComplete

const isTimeout = ({ failures }: TestResponse): boolean => failures.some((failure) => failure.isTimeout)

function describe(response: TestResponse | undefined): string {
  const [first] = response?.failures ?? []
  if (first !== undefined) return `${first.file} > ${first.test || (first.messages[0] ?? '').split('\n')[0]}`
  return response?.unhandled[0]?.split('\n')[0] ?? 'no end'
}
