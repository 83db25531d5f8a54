import { readTrees } from '../expression/trees.ts'
import { findFragmentUses, isFragment } from '../fragments/index.ts'
import { getObject, getText } from '../json.ts'
import { pageScope } from '../kinds/page/names.ts'
import { inferShape } from '../names/members.ts'
import { createScopes } from '../names/scopes.ts'
import { eitherOf, type Shape } from '../names/shape.ts'
import { valueAt } from '../pointer.ts'
import { findModel, namedDocumentOf } from './namedDocument.ts'
import { contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** What one use of a fragment gives to each of its parameters. */
type Given = ReadonlyMap<string, Shape | undefined>

/** What the uses of a fragment in a document give to it; `within` are the fragments in which that document stands. */
function givenBy(workspace: Workspace, entry: Entry, id: string, within: readonly Entry[]): readonly Given[] {
  const uses = findFragmentUses(entry.read.checked.places).filter(({ fragment }) => fragment === id)
  if (uses.length === 0 || !entry.read.isReadable) return []
  const named = namedDocumentOf(workspace, entry, findModel(workspace, contentOf(entry)))
  const given = shapeOfGiven(workspace, entry, within)
  const scopeAt = createScopes({ ...named, given }, entry.read.checked.scopes)
  return uses.map(({ path }) => {
    const { shapes } = scopeAt(path)
    const formulas = Object.entries(getObject(valueAt(contentOf(entry), path), 'with'))
    return new Map(
      formulas.map(([name, formula]) => {
        const [tree] = typeof formula === 'string' ? readTrees(formula, 'expression', [...pageScope]) : []
        return [name, tree && inferShape(tree, shapes)]
      }),
    )
  })
}

/** The records of the model that a parameter names. */
function shapeOfModel(workspace: Workspace, parameter: unknown): Shape | undefined {
  const model = findModel(workspace, parameter)
  if (!model?.read.isReadable) return undefined
  return createScopes(namedDocumentOf(workspace, model, undefined), [])('').records
}

/**
 * What is known of the parameters of a fragment: what those have that all documents give to it, else what its models
 * say. It is read as `given`; undefined for a document that is none.
 */
export function shapeOfGiven(workspace: Workspace, fragment: Entry, within: readonly Entry[] = []): Shape | undefined {
  const id = getText(contentOf(fragment), 'id')
  // A circle of fragments is reported as one.
  if (id === undefined || !isFragment(contentOf(fragment)) || within.includes(fragment)) return undefined
  const uses = entriesOf(workspace, 'page').flatMap((entry) => givenBy(workspace, entry, id, [...within, fragment]))
  const members = Object.entries(getObject(contentOf(fragment), 'parameters')).map(([name, parameter]) => {
    const [first, ...others] = uses.map((given) => given.get(name))
    const ofUses = others.reduce<Shape | undefined>((one, other) => eitherOf(one, other), first)
    return [name, ofUses ?? shapeOfModel(workspace, parameter)] as const
  })
  return { members: new Map(members) }
}
