import { join } from 'node:path'
import { scriptCommand, toolCommand } from '../tool.ts'
import { chromiumResource } from './chromiumResource.ts'
import type { Gate } from './gate.ts'
import { postgresResource } from './postgres/postgresResource.ts'

/** What was found of files that did not change since, so that a second run is short. */
const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/**
 * All gates in their order: but for the longest, those that fail fast come first. The reports of vitest are written into
 * `reportFolder`.
 */
export function createGates(reportFolder: string): readonly Gate[] {
  const vitest = (project: string, options: Partial<Gate> = {}): Gate => {
    const report = join(reportFolder, `${project}.json`)
    const args = [
      ...['run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]
    return { id: project, report, command: toolCommand('vitest', args), ...options }
  }
  const browser = { needs: [chromiumResource] }
  const app = { ...browser, after: ['build'], ignores: ['stories/', 'tests/server/', '.storybook/'] }
  return [
    // It leaves a core to others, as its tests wait for databases and processes a good part of the time.
    vitest('server', {
      needs: [postgresResource],
      minutes: 30,
      ignores: ['docs/', 'stories/', '.storybook/', 'tests/e2e/'],
    }),
    {
      id: 'biome',
      command: toolCommand(
        '@biomejs/biome',
        ['ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off'],
        'biome',
      ),
      ignores: ['docs/'],
    },
    { id: 'schemas', command: scriptCommand('scripts/checkSchemas.ts'), ignores: ['tests/'] },
    // The native compiler says the same in half of the time; dependency-cruiser and editors have the other one.
    {
      id: 'types',
      command: toolCommand('typescript7', ['--project', '.', '--singleThreaded', ...buildInfo], 'tsc'),
      ignores: ['docs/'],
    },
    { id: 'boundaries', command: scriptCommand('scripts/test/boundaries.ts'), ignores: ['docs/'] },
    { id: 'knip', command: toolCommand('knip', ['--no-progress']), ignores: ['docs/'] },
    {
      id: 'build',
      command: toolCommand('vite', ['build', '--logLevel', 'warn']),
      ignores: ['docs/', 'stories/', 'tests/', '.storybook/'],
      makes: 'dist/app',
    },
    vitest('unit', { ignores: ['tests/e2e/', 'tests/server/'] }),
    vitest('conformance', { ...browser, ignores: ['tests/server/', 'tests/e2e/'] }),
    vitest('stories', { ...browser, cores: 2, minutes: 30, ignores: ['tests/server/', 'tests/e2e/'] }),
    vitest('e2e', { ...app, cores: 2 }),
    vitest('e2e-alone', { ...app, whole: 'e2e', cores: Number.POSITIVE_INFINITY }),
  ]
}
