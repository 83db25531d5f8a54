import { join } from 'node:path'
import { scriptCommand, toolCommand } from '../tool.ts'
import type { Gate, Stage } from './gate.ts'

/** All gates in their order. The reports of vitest are written into `reportFolder`. */
export function createStages(reportFolder: string): readonly Stage[] {
  const vitest = (project: string, rest: Partial<Gate> = {}): Gate => {
    const report = join(reportFolder, `${project}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return { id: project, report, command: toolCommand('vitest', ['run', '--project', project, ...reporters]), ...rest }
  }
  return [
    {
      atATime: 2,
      gates: [
        { id: 'types', command: toolCommand('typescript', ['--project', '.'], 'tsc') },
        {
          id: 'biome',
          command: toolCommand(
            '@biomejs/biome',
            ['ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off'],
            'biome',
          ),
        },
        { id: 'borders', command: scriptCommand('scripts/test/borders.ts') },
        { id: 'knip', command: toolCommand('knip', ['--no-progress']) },
        { id: 'schemas', command: scriptCommand('scripts/checkSchemas.ts') },
      ],
    },
    {
      atATime: 1,
      gates: [
        vitest('unit'),
        vitest('server'),
        { id: 'build', command: toolCommand('vite', ['build', '--logLevel', 'warn']) },
        vitest('sizes', { needsChromium: true }),
        vitest('stories', { needsChromium: true }),
        vitest('conformance', { needsChromium: true }),
        vitest('e2e', { needsChromium: true }),
      ],
    },
  ]
}
