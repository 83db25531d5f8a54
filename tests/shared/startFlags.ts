import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const { scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'))

/** The options of Node.js with which `npm start` starts the server. */
export const startFlags: readonly string[] =
  /^exec node ((?:--\S+ )*)scripts/.exec(scripts.start)?.[1]?.trim().split(' ') ?? []
