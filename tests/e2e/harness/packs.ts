import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Installation } from './installation.ts'

/** Writes a pack beside the data of an installation and gives its folder. */
export function writePack(installation: Installation, name: string, files: Readonly<Record<string, unknown>>): string {
  const folder = join(installation.dataDir, 'packs', name)
  for (const [path, document] of Object.entries(files)) {
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, JSON.stringify(document, null, 2))
  }
  return folder
}
