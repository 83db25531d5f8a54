import { readFile, writeFile } from 'node:fs/promises'
import { settingsFile, withSettings } from './settingsTable.ts'

/** Writes the table of settings in the README from the schema of the environment. */
await writeFile(settingsFile, withSettings(await readFile(settingsFile, 'utf8')))
