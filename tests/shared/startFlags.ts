import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The options of Node.js with which `npm start` of a checkout starts the server. */
export function readStartFlags(checkout: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  const flags = /^exec node ((?:--\S+ )*)scripts/.exec(scripts.start)?.[1] ?? ''
  return flags.split(' ').filter(Boolean)
}

/** Those of this checkout. */
export const startFlags = readStartFlags(resolve(import.meta.dirname, '../..'))
