import { childPointer, isObject, type Pointer } from '../../runtime/language/index.ts'
import { pageKinds } from '../../runtime/language/kinds/index.ts'
import { stepArguments } from '../../runtime/language/steps/index.ts'
import { type ReferenceDocument, readReferenceDocuments } from './documents.ts'

/** A piece of a document that shows one word of the language, and where it stands. */
export interface Example {
  /** What it shows: `block stat`, `widget input`, `step open`, `kind list`. */
  readonly subject: string
  readonly value: unknown
  readonly path: string
  readonly pointer: Pointer
}

const verbs = new Set(Object.keys(stepArguments))

/** The words of the language that an object of a document shows. */
function subjectsOf(value: Readonly<Record<string, unknown>>, key: string): readonly string[] {
  const words = Object.keys(value)
  const [verb] = words.filter((word) => verbs.has(word))
  const isStep = verb !== undefined && words.every((word) => word === verb || word === 'when')
  return [
    ...(typeof value.kind === 'string' && (value.kind in pageKinds || value.kind === 'model') && 'version' in value
      ? [`kind ${value.kind}`]
      : []),
    ...(isBlock(value)
      ? [value.type === 'chart' ? `chart ${String(value.chart)}` : `block ${String(value.type)}`]
      : []),
    ...(typeof value.id === 'string' && typeof value.label === 'string' && Array.isArray(value.steps)
      ? ['action']
      : []),
    ...(isStep ? [`step ${verb}`] : []),
    ...(typeof value.widget === 'string' && Number.isNaN(Number(key)) ? [`widget ${value.widget}`] : []),
    ...(isObject(value.source) && 'kind' in value ? [`source ${Object.keys(value.source)[0]}`] : []),
  ]
}

/** The folders of a pack whose documents are no pages, with the word for one of them. */
const documentFolders = ['tables', 'dictionaries', 'rows', 'forms', 'reports', 'graphs'] as const
const documentWords = ['table', 'dictionary', 'rows', 'form', 'report', 'graph'] as const

/** The subject that a whole document shows, by where it stands. */
function subjectOfDocument(path: string): string | undefined {
  if (path.endsWith('/pack.json')) return 'document pack'
  const index = documentFolders.findIndex((folder) => path.includes(`/${folder}/`))
  return index === -1 ? undefined : `document ${documentWords[index]}`
}

const isBlock = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.type === 'string' && typeof value.id === 'string' && !('widget' in value)

function collectFrom({ path, value }: ReferenceDocument): readonly Example[] {
  const found: Example[] = []
  const visit = (inner: unknown, pointer: Pointer, key: string): void => {
    if (Array.isArray(inner))
      for (const [index, item] of inner.entries()) visit(item, childPointer(pointer, index), String(index))
    if (!isObject(inner)) return
    for (const subject of subjectsOf(inner, key)) found.push({ subject, value: inner, path, pointer })
    for (const [name, member] of Object.entries(inner)) visit(member, childPointer(pointer, name), name)
  }
  const whole = subjectOfDocument(path)
  if (whole !== undefined) found.push({ subject: whole, value, path, pointer: '' })
  visit(value, '', '')
  return found
}

const fewest = 60

/** The shortest that still shows something, else the longest of the short ones. */
function choose(examples: readonly Example[]): Example | undefined {
  const sized = examples
    .map((example) => ({ example, size: JSON.stringify(example.value).length }))
    .sort((left, right) => left.size - right.size || (left.example.path < right.example.path ? -1 : 1))
  return (sized.find(({ size }) => size >= fewest) ?? sized.at(-1))?.example
}

/** One example for each word of the language that a document shows. */
export function collectExamples(): ReadonlyMap<string, Example> {
  const bySubject = new Map<string, Example[]>()
  for (const example of readReferenceDocuments().flatMap(collectFrom))
    bySubject.set(example.subject, [...(bySubject.get(example.subject) ?? []), example])
  return new Map(
    [...bySubject].flatMap(([subject, examples]) => {
      const chosen = choose(examples)
      return chosen === undefined ? [] : [[subject, chosen] as const]
    }),
  )
}
