import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

/** One document of a pack: where it lies in the pack, how messages name it, and its text. */
export interface PackFile {
  readonly path: string
  readonly file: string
  readonly text: string
}

/** The files of one pack. */
export interface PackFolder {
  readonly folder: string
  readonly files: readonly PackFile[]
  /** Changes with any byte of any file. */
  readonly checksum: string
}

/** Finds the packs of some folders: each may be a pack itself, or hold packs. Folders that are not there are none. */
export async function findPacks(folders: readonly string[]): Promise<readonly PackFolder[]> {
  const found: PackFolder[] = []
  for (const folder of folders) {
    for (const pack of await listPackFolders(folder)) found.push(await readFolder(pack))
  }
  return found
}

async function listPackFolders(folder: string): Promise<readonly string[]> {
  if (existsSync(join(folder, 'pack.json'))) return [folder]
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).sort()
  return names.map((name) => join(folder, name)).filter((place) => existsSync(join(place, 'pack.json')))
}

async function readFolder(folder: string): Promise<PackFolder> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const place = join(folder, name)
      const shown = relative(process.cwd(), place)
      const path = name.replaceAll('\\', '/')
      return { path, file: shown.startsWith('..') ? place : shown, text: await readFile(place, 'utf8') }
    }),
  )
  const hash = createHash('sha256').update(basename(folder))
  for (const file of files) hash.update(JSON.stringify([file.path, file.text]))
  return { folder, files, checksum: hash.digest('hex').slice(0, 32) }
}
