import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { toCallList, toFunctionList } from '../server/callList.ts'

const toPath = (name: string): string => resolve(import.meta.dirname, '../server', name)

/** Writes the lists of the server's calls and of the functions for moves, `server/calls.json` and `server/functions.json`. */
await writeFile(toPath('calls.json'), toCallList())
await writeFile(toPath('functions.json'), toFunctionList())
