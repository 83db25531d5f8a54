import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { postgresResource } from './test/postgres/postgresResource.ts'
import type { StartedResource } from './test/resource.ts'
import { projectFolder, toolCommand } from './tool.ts'

const { values: options } = parseArgs({
  options: {
    // The first seed; each asks every call twice.
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    // Only calls whose path holds this text.
    only: { type: 'string', default: '' },
    // Leaves out PostgreSQL where it is installed.
    embedded: { type: 'boolean', default: false },
  },
})

process.exitCode = await tryCalls()

/**
 * Runs the test that calls everything with what nobody asked for, with as many seeds as wanted, and prints each call that
 * broke a law with what was sent, so that it can be sent again.
 */
async function tryCalls(): Promise<number> {
  const postgres: StartedResource = options.embedded ? {} : await postgresResource.start()
  if (postgres.skipped !== undefined) console.log(`Without ${postgres.skipped}.`)
  const test = 'tests/server/requests/allCalls.test.ts'
  const { file, args } = toolCommand('vitest', ['run', '--project', 'server', test])
  const { TEST_DATABASE_URL, ...inherited } = process.env
  const trial = spawn(file, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: {
      ...inherited,
      ...(options.embedded || TEST_DATABASE_URL === undefined ? {} : { TEST_DATABASE_URL }),
      ...postgres.environment,
      ...{ TRIAL_SEEDS: options.count, TRIAL_FIRST: options.seed, TRIAL_ONLY: options.only },
    },
  })
  // An interrupted trial ends first, and what it stands on after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => trial.kill(signal))
  const [code] = await once(trial, 'exit')
  await postgres.stop?.()
  return typeof code === 'number' ? code : 1
}
