import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Diagnostic } from '../diagnostic.ts'
import { findFormerNames } from '../explaining/formerWords.ts'
import type { Issue } from '../issue.ts'
import { setOwn } from '../json.ts'
import { childPointer, type Pointer, parsePointer } from '../pointer.ts'
import { createLineIndex, type Position } from './lineIndex.ts'
import { toSourceOffset } from './stringOffset.ts'
import { explainSyntax } from './syntax.ts'
import { deepest, scanTokens } from './tokens.ts'

/** A text that was read as JSON with comments: its value, what is wrong with its writing, and where things stand. */
export interface JsonSource {
  readonly file: string
  /** Undefined when the text is not JSON. */
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
  readonly hasComments: boolean
  /** The place of a value, or of its property's name; of the nearest place around it when the text has no such path. */
  locate(path: Pointer, at?: 'key'): Position
  toIssue(diagnostic: Diagnostic): Issue
}

/** Reads a text. It never throws, whatever the text. */
export function readJson(original: string, file: string): JsonSource {
  const text = original.startsWith('\uFEFF') ? original.slice(1) : original
  const positionAt = createLineIndex(text)
  const tokens = scanTokens(text)
  const errors: ParseError[] = []
  const isTooDeep = tokens.tooDeep !== undefined
  const root = isTooDeep ? undefined : parseTree(text, errors, { allowTrailingComma: true })
  const diagnostics: Diagnostic[] = []
  if (isTooDeep)
    diagnostics.push({
      path: '',
      code: 'too-deep',
      message: `values may be nested ${deepest} deep at most`,
      offset: tokens.tooDeep ?? 0,
    })
  else if (errors.length > 0 || root === undefined)
    diagnostics.push(
      explainSyntax(text, errors.length > 0 ? errors : [{ error: 4, offset: 0, length: 0 }], tokens, positionAt),
    )
  const isReadable = diagnostics.length === 0
  if (isReadable)
    for (const offset of tokens.trailingCommas)
      diagnostics.push({ path: '', code: 'trailing-comma', message: 'remove this comma: nothing follows it', offset })

  const duplicates: Diagnostic[] = []
  const value = isReadable && root !== undefined ? toValue(root, '', duplicates, positionAt) : undefined
  diagnostics.push(...duplicates)

  const offsetOf = (path: Pointer, at?: 'key'): number => {
    const { node, name } = findPlace(root, path)
    return (at === 'key' ? (name ?? node) : node)?.offset ?? 0
  }
  const locate = (path: Pointer, at?: 'key'): Position => positionAt(offsetOf(path, at))
  const offsetOfDiagnostic = (diagnostic: Diagnostic): number => {
    if (diagnostic.offset !== undefined) return diagnostic.offset
    if (diagnostic.inString === undefined) return offsetOf(diagnostic.path, diagnostic.at)
    const { node } = findPlace(root, diagnostic.path)
    if (node?.type !== 'string') return node?.offset ?? 0
    return node.offset + toSourceOffset(text.slice(node.offset, node.offset + node.length), diagnostic.inString)
  }
  return {
    file,
    value,
    diagnostics,
    hasComments: tokens.hasComments,
    locate,
    toIssue: (diagnostic) => {
      const { path, code, message } = diagnostic
      return { file, path, ...positionAt(offsetOfDiagnostic(diagnostic)), code, message }
    },
  }
}

/** Plain data of a tree: `__proto__` is a key like any other, and of a property that stands twice the last counts. */
function toValue(
  node: Node,
  path: Pointer,
  duplicates: Diagnostic[],
  positionAt: (offset: number) => Position,
): unknown {
  if (node.type === 'array')
    return (node.children ?? []).map((child, index) =>
      toValue(child, childPointer(path, index), duplicates, positionAt),
    )
  if (node.type !== 'object') return node.value
  const result: Record<string, unknown> = {}
  const seen = new Map<string, number>()
  for (const property of node.children ?? []) {
    const [name, child] = property.children ?? []
    if (name === undefined || child === undefined) continue
    const key = String(name.value)
    const pointer = childPointer(path, key)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, name.offset)
    else
      duplicates.push({
        path: pointer,
        code: 'duplicate-key',
        message: `\`${key}\` stands here a second time (first in line ${positionAt(first).line}); keep one of them`,
        offset: name.offset,
      })
    setOwn(result, key, toValue(child, pointer, duplicates, positionAt))
  }
  return result
}

/** The node of a path and the name of its property; the nearest node around it when the tree ends before. */
export function findPlace(
  root: Node | undefined,
  path: Pointer,
): { readonly node: Node | undefined; readonly name: Node | undefined } {
  let node = root
  let name: Node | undefined
  for (const key of parsePointer(path)) {
    const children: readonly Node[] = node?.children ?? []
    if (node?.type === 'array') {
      const child: Node | undefined = children[Number(key)]
      if (child === undefined) return { node, name }
      node = child
      name = undefined
      continue
    }
    const property: Node | undefined = node?.type === 'object' ? findProperty(node, key) : undefined
    if (property?.children?.[1] === undefined) return { node, name }
    node = property.children[1]
    name = property.children[0]
  }
  return { node, name }
}

/** The properties of objects in which some were looked for: one object may have thousands of findings. */
const known = new WeakMap<Node, ReadonlyMap<unknown, Node>>()

/** The last property of an object that has a name, or of one of a former edition what it was called there. */
function findProperty(object: Node, key: string): Node | undefined {
  const properties =
    known.get(object) ?? new Map(object.children?.map((property) => [property.children?.[0]?.value, property]))
  known.set(object, properties)
  return [key, ...findFormerNames(key)].map((name) => properties.get(name)).find((property) => property !== undefined)
}
