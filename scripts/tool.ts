import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, resolve } from 'node:path'

/** The folder of the project. */
export const projectFolder = resolve(import.meta.dirname, '..')

/** Where Node.js keeps stripped and compiled files for later starts. */
export const compileCache = resolve(projectFolder, 'node_modules/.cache/node-compile')

/** What to start: a file that is run, and the words for it. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
}

/**
 * The call of a tool of the project by the Node that runs now. The entry of the package is run instead of its shell
 * script in `node_modules/.bin`: the script asks the system for a Node and may get another one.
 */
export function toolCommand(packageName: string, args: readonly string[], tool = packageName): Command {
  const place = findPackageJSON(packageName, import.meta.url)
  if (place === undefined) throw new Error(`The package ${packageName} is not installed: run npm ci.`)
  const { bin } = JSON.parse(readFileSync(place, 'utf8')) as { bin?: string | Record<string, string> }
  const entry = typeof bin === 'string' ? bin : bin?.[tool]
  if (entry === undefined) throw new Error(`The package ${packageName} has no tool ${tool}.`)
  return { file: process.execPath, args: [resolve(dirname(place), entry), ...args] }
}

/** The call of one of the project's own scripts by the Node that runs now. */
export const scriptCommand = (script: string, ...args: readonly string[]): Command => ({
  file: process.execPath,
  args: [resolve(projectFolder, script), ...args],
})
