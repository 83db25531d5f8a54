import type { Diagnostic } from '../diagnostic.ts'
import { fragmentSorts, isFilledLater, isFragment, isParameter, parametersIn, piecesOf } from '../fragments/index.ts'
import { getMember, getObject, isObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer, valueAt } from '../pointer.ts'
import { listWords, suggestWord } from '../suggestions.ts'

/** What only a fragment of blocks has: other pieces take part in the page that uses them. */
const ofBlocks = ['state', 'sources', 'source', 'key', 'access', 'showWhen', 'menu', 'related'] as const

/** Whether a document is a fragment whose piece stands among the entries of a page. */
export const isPiece = (document: unknown): boolean =>
  isFragment(document) && piecesOf(document).some((sort) => sort !== 'blocks')

/** A fragment is exactly one piece of a page, and says of itself what that piece has. */
export function checkFragmentPiece(document: unknown): readonly Diagnostic[] {
  if (!isFragment(document)) return []
  const [sort, second] = piecesOf(document)
  if (sort === undefined)
    return [
      {
        path: '',
        code: 'fragment-piece',
        message: `this fragment is no piece of a page; give it one of ${listWords(fragmentSorts)}`,
      },
    ]
  if (second !== undefined)
    return [
      {
        path: childPointer('', second),
        at: 'key',
        code: 'fragment-piece',
        message: `a fragment is one piece: \`${second}\` needs a fragment of its own beside that of \`${sort}\``,
      },
    ]
  if (sort === 'blocks') return []
  return ofBlocks.flatMap((name): readonly Diagnostic[] =>
    getMember(document, name) === undefined
      ? []
      : [
          {
            path: childPointer('', name),
            at: 'key',
            code: 'fragment-piece',
            message: `\`${name}\` belongs to fragments of blocks; here that of the page counts which uses the ${sort}, so remove it`,
          },
        ],
  )
}

/** The places of a document; those of a fragment may read what it is given. */
export const withGiven = (document: unknown, places: readonly Place[]): readonly Place[] =>
  isFragment(document) ? places.map(addGiven) : places

function addGiven(place: Place): Place {
  const { annotation } = place
  if (annotation.kind !== 'expression' && annotation.kind !== 'template') return place
  return annotation.names.includes('given')
    ? place
    : { ...place, annotation: { ...annotation, names: [...annotation.names, 'given'] } }
}

/** What is wrong with the shape of a document, without the parameters of a piece: their type is that of what is given. */
export const withoutParameters = (document: unknown, found: readonly Diagnostic[]): readonly Diagnostic[] =>
  isPiece(document) ? found.filter(({ path }) => !isParameter(valueAt(document, path))) : found

/** The parameters that texts of a piece name exist; formulas and templates are looked through with all of their names. */
export function checkParameters(document: unknown, places: readonly Place[]): readonly Diagnostic[] {
  if (!isPiece(document)) return []
  const names = Object.keys(getObject(document, 'parameters'))
  const formulas = new Set(places.flatMap(({ annotation, path }) => (annotation.kind === 'reference' ? [] : [path])))
  return textsIn(document, '').flatMap(({ path, text }) =>
    formulas.has(path)
      ? []
      : parametersIn(text)
          .filter(({ name }) => !names.includes(name))
          .map(({ name, inString }) => {
            const mend = suggestWord(name, names) || '; declare it in `parameters` of the fragment'
            return { path, inString, code: 'unknown-name', message: `no parameter is called \`${name}\`${mend}` }
          }),
  )
}

const textsIn = (value: unknown, path: Pointer): readonly { readonly path: Pointer; readonly text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, childPointer(path, index)))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, childPointer(path, key)))
}

/** Findings of templates where none is read, without those that a piece has filled where it is used. */
export const withoutFilledLater = (document: unknown, found: readonly Diagnostic[]): readonly Diagnostic[] =>
  isPiece(document) ? found.filter(({ path }) => !isFilledLater(String(valueAt(document, path)))) : found
