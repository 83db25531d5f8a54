import { spawnSync } from 'node:child_process'
import { parseJson } from '../../runtime/language/json.ts'
import { toolCommand } from '../tool.ts'

/** The part of dependency-cruiser's report that the checks read. */
export interface Cruise {
  readonly modules: readonly CruisedModule[]
  readonly summary: { readonly violations: readonly CruiseViolation[] }
}

export interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly {
    readonly resolved: string
    readonly dynamic: boolean
    readonly dependencyTypes: readonly string[]
  }[]
}

export interface CruiseViolation {
  readonly rule: { readonly name: string }
  readonly from: string
  readonly to: string
  readonly cycle?: readonly { readonly name: string }[]
  readonly via?: readonly { readonly name: string }[]
}

/** Reads every import below the folders of `root` and holds it against the rules of its `.dependency-cruiser.ts`. */
export function cruise(root: string, folders: readonly string[]): Cruise {
  const args = ['--config', '.dependency-cruiser.ts', '--output-type', 'json', ...folders]
  const command = toolCommand('dependency-cruiser', args, 'depcruise')
  const { stdout, stderr } = spawnSync(command.file, command.args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const report = parseJson(stdout)
  if (report === undefined) throw new Error(`dependency-cruiser gave no report: ${stderr || stdout}`)
  return report as Cruise
}
