import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

/** A name with a word of our own where the field has a term. */
export interface PrivateName {
  readonly file: string
  readonly name: string
  readonly term: string
}

/** Words that no name has any more, each with the term that stands for it. */
const terms: Readonly<Record<string, string>> = {
  across: 'crossDocument',
  askable: 'filterable',
  asking: 'filter',
  beat: 'heartbeat',
  borders: 'boundaries',
  breach: 'violation',
  breaches: 'violations',
  charges: 'managers',
  deed: 'callback',
  departure: 'start, authorizationRequest',
  doings: 'counters',
  door: 'entryPoint',
  doors: 'entryPoints',
  finding: 'diagnostic',
  ground: 'unsavedChangesScope, background',
  grounds: 'unsavedChanges',
  habit: 'mistake',
  habits: 'commonMistakes',
  hang: 'onClientDisconnect',
  hear: 'subscribe',
  heard: 'received',
  holds: 'evaluateCondition, has',
  homeless: 'hidesHomeTab',
  house: 'project, server',
  journey: 'authorizationRequest',
  judge: 'check',
  least: 'min',
  looks: 'appearance, widgetMappers',
  paper: 'print',
  parcel: 'chunk',
  parcels: 'chunks',
  patience: 'timeout',
  realm: 'hostId',
  rooms: 'modules, folders',
  said: 'message',
  say: 'toMessage, report',
  saying: 'omitEmpty',
  says: 'expected, message',
  shades: 'scrollShadows',
  standing: 'current',
  strange: 'unknown',
  tell: 'notify, report',
  told: 'reported',
  turns: 'queue',
  wish: 'input',
  world: 'workspace',
}

const anyTerm = new RegExp(Object.keys(terms).join('|'), 'i')

const toWords = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const findTerm = (name: string): string | undefined =>
  toWords(name)
    .map((word) => (Object.hasOwn(terms, word) ? terms[word] : undefined))
    .find((term) => term !== undefined)

/** The names in one file that have a word of our own, its own name first. */
export function findPrivateNames(file: string, text: string): readonly PrivateName[] {
  const names = new Set([basename(file).replace(/\..*/, '')])
  if (anyTerm.test(text)) {
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  }
  return [...names].flatMap((name) => {
    const term = findTerm(name)
    return term === undefined ? [] : [{ file, name, term }]
  })
}

/** The names of the project in `root` that have a word of our own. */
export const checkNames = (root: string): readonly PrivateName[] =>
  globSync('{runtime,widgets,builders,server,scripts,stories,tests}/**/*.{ts,tsx}', { cwd: root })
    // The table of the words itself.
    .filter((file) => file !== 'scripts/test/checkNames.ts')
    .flatMap((file) => findPrivateNames(file, readFileSync(join(root, file), 'utf8')))
