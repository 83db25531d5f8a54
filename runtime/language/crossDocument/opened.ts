import { partSeparator } from '../derivedPages.ts'
import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import { getMember, getObject, getText, isObject } from '../json.ts'
import { createScopes } from '../names/scopes.ts'
import { lacks, namesOfShape, type Shape, withMembers } from '../names/shape.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { findModel, namedDocumentOf } from './namedDocument.ts'
import { type Check, contentOf, type Entry, entriesOf, type Workspace } from './workspace.ts'

/** A page that a document opens with values, in a step or in a block. */
interface Opened {
  readonly page: string
  /** Where the values stand. */
  readonly path: Pointer
  readonly names: readonly string[]
}

function findOpened(value: unknown, path: Pointer): readonly Opened[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findOpened(item, childPointer(path, index)))
  if (!isObject(value)) return []
  const page = getText(value, 'page')
  const names = Object.keys(getObject(value, 'values'))
  const own = page === undefined || names.length === 0 ? [] : [{ page, path: childPointer(path, 'values'), names }]
  return [...own, ...Object.entries(value).flatMap(([key, member]) => findOpened(member, childPointer(path, key)))]
}

/** A form of its own, or a list whose form opens by itself: what else is opened has no values. */
function findForm(workspace: Workspace, page: string): Entry | undefined {
  const [id, part] = page.split(partSeparator)
  const isForm = (value: unknown) =>
    part === undefined ? getMember(value, 'kind') === 'form' : getMember(value, 'form') !== undefined
  return entriesOf(workspace, 'page').find(
    (entry) => entry.read.isReadable && getText(contentOf(entry), 'id') === id && isForm(contentOf(entry)),
  )
}

/** The paths that the formulas of a document read. */
const pathsReadBy = ({ read }: Entry): readonly string[] =>
  read.checked.places.flatMap(({ annotation, value }) =>
    annotation.kind === 'expression' || annotation.kind === 'template'
      ? findDependencies(...readTrees(value, annotation.kind, annotation.names))
      : [],
  )

/** What a form takes as its values; undefined where nothing is known of it. */
function shapeOfValues(workspace: Workspace, form: Entry): Shape | undefined {
  const page = contentOf(form)
  const model = findModel(workspace, page)
  const isModelKnown = getMember(page, 'model') === undefined || model?.read.isReadable === true
  const isSound = form.read.checked.hasSoundFields && (model?.read.checked.hasSoundFields ?? true)
  if (!isModelKnown || !isSound) return undefined
  const document = namedDocumentOf(workspace, form, model)
  const { records } = createScopes(document, [])('')
  if (records === undefined) return undefined
  const paths = pathsReadBy(form)
  const read = paths.flatMap((path) => (/^(values|record)\./.test(path) ? (path.split('.')[1] ?? []) : []))
  const shape = withMembers(records, [...document.assigned, ...read])
  // Where all values are read at once, such as to send them somewhere, any may be meant.
  return paths.includes('values') ? { ...shape, isComplete: false } : shape
}

/** The values with which a document opens a form are those that the form has, as far as they are known. */
export const checkOpened: Check = (workspace, report) => {
  const shapes = new Map<Entry, Shape | undefined>()
  for (const entry of entriesOf(workspace, 'page')) {
    if (entry.isBeside || !entry.read.isReadable) continue
    for (const { page, path, names } of findOpened(contentOf(entry), '')) {
      const form = findForm(workspace, page)
      if (form === undefined) continue
      if (!shapes.has(form)) shapes.set(form, shapeOfValues(workspace, form))
      const shape = shapes.get(form)
      for (const name of names)
        if (lacks(shape, name))
          report(entry, {
            path: childPointer(path, name),
            at: 'key',
            code: 'unknown-field',
            message: `\`${page}\` (${form.file}) has no field called \`${name}\`${suggestWord(name, namesOfShape(shape))}`,
          })
    }
  }
}
