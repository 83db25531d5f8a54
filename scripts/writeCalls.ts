import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { toCallList } from '../server/callList.ts'

/** Writes the list of the server's calls, `server/calls.json`. */
await writeFile(resolve(import.meta.dirname, '../server/calls.json'), toCallList())
