import { resolve } from 'node:path'
import { type VariableSchema, variables } from '../server/environment/readEnvironment.ts'
import { projectFolder } from './tool.ts'

/** Where the table of settings stands. */
export const settingsFile = resolve(projectFolder, 'README.md')

const heading = '## Settings\n\n'

/** A README whose table of settings says what the schema of the environment says. */
export function withSettings(readme: string): string {
  const start = readme.indexOf(heading) + heading.length
  const end = readme.indexOf('\n\n', start)
  if (start < heading.length || end === -1) throw new Error('The README has no table of settings.')
  return readme.slice(0, start) + toSettingsTable().join('\n') + readme.slice(end)
}

function toSettingsTable(): readonly string[] {
  const rows = Object.entries(variables).map(
    ([name, schema]) => `| \`${name}\` | ${toDefault(schema)} | ${schema.description} |`,
  )
  return ['| variable | default | is |', '|---|---|---|', ...rows]
}

/** The default as somebody would write it. */
function toDefault({ default: value, otherwise = 'none', emptyWord }: VariableSchema): string {
  if (value === undefined) return otherwise
  if (typeof value === 'boolean') return value ? '`1`' : '`0`'
  const text = Array.isArray(value) ? value.join(' ') || emptyWord : String(value)
  return text === undefined ? 'none' : `\`${text}\``
}
