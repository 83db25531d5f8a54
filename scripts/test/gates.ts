import { join } from 'node:path'
import { scriptCommand, toolCommand } from '../tool.ts'
import type { Gate, Stage } from './gate.ts'

/** One part of a project that would take too long to be told from one that hangs. */
interface Part {
  readonly number: number
  readonly of: number
}

interface VitestOptions extends Partial<Gate> {
  readonly part?: Part
  /** The projects that it runs, when they are more than the one that it is named after. */
  readonly projects?: string
}

/** All gates in their order. The reports of vitest are written into `reportFolder`. */
export function createStages(reportFolder: string): readonly Stage[] {
  const vitest = (project: string, { part, projects, ...rest }: VitestOptions = {}): Gate => {
    const id = part ? `${project}-${part.number}` : project
    const report = join(reportFolder, `${id}.json`)
    const words = [
      'run',
      '--project',
      projects ?? project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    if (part) words.push(`--shard=${part.number}/${part.of}`)
    return { id, ...(part ? { whole: project } : {}), report, command: toolCommand('vitest', words), ...rest }
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
      ],
    },
    {
      // Each leaves a part of two cores idle.
      atATime: 2,
      gates: [
        ...[1, 2, 3].map((number) => vitest('stories', { needsChromium: true, part: { number, of: 3 } })),
        vitest('conformance', { needsChromium: true }),
      ],
    },
    {
      atATime: 1,
      gates: [vitest('e2e', { needsChromium: true, projects: 'e2e*' })],
    },
  ]
}
