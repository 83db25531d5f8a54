import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestCase, type TestModule } from 'vitest/node'
import { isObject } from '../../runtime/language/json.ts'
import type { TestFailure, TestRequest, TestResponse } from './testRunner.ts'

/** Runs test files for its parent, which names them, and keeps what it made of their imports from one run to the next. */
const { project } = parseArgs({ options: { project: { type: 'string', multiple: true, default: [] } } }).values
const failures: TestFailure[] = []
const ended = new Set<string>()
const vitest = await createVitest('test', {
  project,
  watch: false,
  bail: 1,
  reporters: [
    {
      onTestModuleEnd(module) {
        ended.add(module.moduleId)
        if (module.state() === 'failed') failures.push(toFailure(module))
      },
    },
  ],
})
await vitest.globTestSpecifications()
process.on('message', (request: TestRequest) => void run(request).then((response) => process.send?.(response)))
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function run({ files, changed }: TestRequest): Promise<TestResponse> {
  failures.length = 0
  ended.clear()
  for (const file of changed) forget(resolve(file))
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(resolve(file)))
  if (specifications.length < files.length) throw new Error(`No project runs one of ${files.join(' ')}`)
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isComplete = files.every((file) => ended.has(resolve(file)))
  return { failures: [...failures], unhandled: unhandledErrors.map(toMessage), isComplete }
}

/** What was made of a file that has changed, in the servers of all projects and in those of their browsers. */
function forget(path: string): void {
  vitest.invalidateFile(path)
  for (const { browser } of vitest.projects) browser?.vite.moduleGraph.onFileChange(path)
}

function toFailure(module: TestModule): TestFailure {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const tests = [...module.children.allTests('failed')]
  return {
    file: module.relativeModuleId,
    test: tests[0]?.fullName ?? '',
    isTimeout: tests.some(hasTimedOut),
    messages: [...module.errors(), ...suites, ...tests.flatMap((test) => test.result().errors ?? [])].map(toMessage),
  }
}

/** Whether a test failed because its time was over. */
function hasTimedOut(test: TestCase): boolean {
  return (test.diagnostic()?.duration ?? 0) >= (test.options.timeout ?? test.project.config.testTimeout)
}

function toMessage(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error)
}
