import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** The files that import a file, each by its path in the project, whether at once or later. */
export type Importers = ReadonlyMap<string, readonly string[]>

const sources = '{runtime,widgets,server,stories,tests,scripts,.storybook}/**/*.{ts,tsx}'

/** Reads which files of the project in `folder` import which. */
export function readImporters(folder: string): Importers {
  const files = [...globSync(sources, { cwd: folder }), ...globSync('*.ts', { cwd: folder })]
  return toImporters(new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])))
}

/** Turns the texts of files into who imports whom. */
export function toImporters(texts: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, string[]>([...texts.keys()].map((file) => [file, []]))
  for (const [file, text] of texts)
    for (const imported of listImports(text)) importers.get(normalize(join(dirname(file), imported)))?.push(file)
  return importers
}

/** Relative imports, static, dynamic and of workers. */
const listImports = (text: string): readonly string[] => [
  ...ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.')),
  ...[...text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, name = '']) => name),
]

/** Over how many imports each file leads to `file`, without those that do not. */
export function findDistances(importers: Importers, file: string): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]])
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
