import { type Pointer, valueAt } from '../../runtime/language/index.ts'
import type { ReferenceDocument } from './documents.ts'
import { toJsonBlock } from './markdown.ts'

/** Where the documents of the example pack stand. */
export const exampleFolder = 'docs/language/example/blog'

/** Where those of the small bank stand. */
export const bankFolder = 'docs/language/example/bank'

function getAt(
  documents: readonly ReferenceDocument[],
  path: string,
  pointer: Pointer,
  folder: string = exampleFolder,
): unknown {
  const document = documents.find((each) => each.path === `${folder}/${path}`)
  const value = valueAt(document?.value, pointer)
  if (value === undefined) throw new Error(`The example has nothing at ${path}${pointer}.`)
  return value
}

/** A piece of a document of the example pack, as Markdown. */
export const toExcerpt = (
  documents: readonly ReferenceDocument[],
  path: string,
  pointer: Pointer,
  folder?: string,
): string => toJsonBlock(getAt(documents, path, pointer, folder))

/** Some members of an object of the example pack, as Markdown. */
export function toMembers(
  documents: readonly ReferenceDocument[],
  path: string,
  pointer: Pointer,
  names: readonly string[],
  folder?: string,
): string {
  return toJsonBlock(
    Object.fromEntries(names.map((name) => [name, getAt(documents, path, `${pointer}/${name}`, folder)] as const)),
  )
}
