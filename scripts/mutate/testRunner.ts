import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { endGroup } from './endGroup.ts'

/** The test files to run, and the sources that have changed since the last run. */
export interface TestRequest {
  readonly files: readonly string[]
  readonly changed: readonly string[]
}

/** A test file that failed, with its first failed test and what was said. */
export interface TestFailure {
  readonly file: string
  readonly test: string
  /** Whether a test of it had no more time. */
  readonly isTimeout: boolean
  readonly messages: readonly string[]
}

export interface TestResponse {
  readonly failures: readonly TestFailure[]
  /** Errors outside of any test. */
  readonly unhandled: readonly string[]
  /** Whether every file ran to its end. */
  readonly isComplete: boolean
}

/** Runs test files of a copy of the project, in a process that stays, so that only the first run has to load it all. */
export class TestRunner {
  readonly #folder: string
  readonly #projects: readonly string[]
  #child: ChildProcess | undefined
  #changed = new Set<string>()

  constructor(folder: string, projects: readonly string[]) {
    this.#folder = folder
    this.#projects = projects
  }

  /** Says that a file has changed, or, where the process itself has loaded it, begins a new one. */
  change(file: string, isLoaded: boolean): void {
    this.#changed.add(file)
    if (isLoaded) this.end()
  }

  /** Runs the files until one fails; undefined when they do not end within `minutes`. */
  async run(files: readonly string[], minutes: number): Promise<TestResponse | undefined> {
    this.#child ??= await this.#start()
    const child = this.#child
    const request: TestRequest = { files, changed: [...this.#changed] }
    this.#changed.clear()
    child.send(request)
    const response = await answerOf<TestResponse>(child, minutes)
    // What could not run its tests, such as a browser that did not come, may not run the next ones either.
    if (response === undefined || (!response.isComplete && response.failures.length === 0)) this.end()
    return response
  }

  end(): void {
    if (this.#child !== undefined) endGroup(this.#child)
    this.#child = undefined
  }

  async #start(): Promise<ChildProcess> {
    const args = this.#projects.flatMap((project) => ['--project', project])
    const child = fork(join(this.#folder, 'scripts/mutate/serveTests.ts'), args, {
      cwd: this.#folder,
      detached: true,
      // Plugins do nothing outside of Vitest, which they tell by what its own command sets.
      env: { ...process.env, VITEST: 'true', NODE_ENV: 'test', CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if ((await answerOf<string>(child, 15)) === undefined) throw new Error('The tests cannot be loaded.')
    return child
  }
}

function answerOf<T>(child: ChildProcess, minutes: number): Promise<T | undefined> {
  return new Promise((settle) => {
    const end = (answer: T | undefined) => {
      clearTimeout(limit)
      child.off('message', end).off('exit', onExit)
      settle(answer)
    }
    const onExit = () => end(undefined)
    // A mutation may make a loop endless.
    const limit = setTimeout(end, minutes * 60_000, undefined)
    child.on('message', end).on('exit', onExit)
  })
}
