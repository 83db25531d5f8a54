import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Where packages put the programs of a PostgreSQL server, of which only those of a client are on the path. */
const usualPlaces = [
  '/usr/lib/postgresql/*/bin/initdb',
  '/usr/pgsql-*/bin/initdb',
  '/opt/homebrew/opt/postgresql@*/bin/initdb',
  '/usr/local/opt/postgresql@*/bin/initdb',
]

const readVersion = (path: string): number => Number(/(\d+)\D*$/.exec(dirname(dirname(path)))?.[1] ?? 0)

/**
 * Finds the folder with `initdb` and `postgres`: the newest of the usual places, then the path. The path comes last
 * because it may have scripts that choose a server by themselves.
 */
export function findPostgres(
  environment: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = usualPlaces,
): string | undefined {
  const packaged = places.flatMap((place) => globSync(place)).toSorted((a, b) => readVersion(b) - readVersion(a))
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...packaged.map(dirname), ...folders]
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
