import { oneCharacter, readCharacterSet } from './characterSet.ts'
import { PatternSizeError } from './patternError.ts'
import type { AnchorKind, PatternNode } from './tree.ts'

/** A pattern as a tree, and how many groups it has. */
export interface ParsedPattern {
  readonly root: PatternNode
  readonly groups: number
  readonly hasBackreferences: boolean
}

const maxDepth = 200

const group = /\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*\]|\((?!\?)|\(\?<(?![=!])([^>]*)>/g
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/y
const characterClass = /\[(?:[^\]\\]|\\[\s\S])*\]/y
const opening = /\((?:\?(?:(<?[=!])|<([^>]*)>|([ims]*)(?:-([ims]*))?:))?/y
const number = /\\([1-9]\d*)/y
const name = /\\k<([^>]*)>/y
const wholeEscape = /\\(?:u\{[\da-fA-F]+\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|[pP]\{[^}]*\})/y
const anyEscape = /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|0(?!\d))/y
const octal = /\\(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/y

/**
 * Reads an expression of JavaScript that the engine of the machine has read before, so that what it says is known to be
 * right: only its structure is looked for here. `isUnicode` stands for the flag `u`. Throws a `PatternSizeError` for one
 * that is nested too deeply.
 */
export function parsePattern(source: string, isUnicode: boolean): ParsedPattern {
  const groupNames: (string | undefined)[] = []
  for (const [text, called] of source.matchAll(group))
    if (text.startsWith('(')) groupNames.push(called === undefined ? undefined : toName(called))
  const hasNames = isUnicode || groupNames.some((each) => each !== undefined)
  let offset = 0
  let groups = 0
  let depth = 0
  let hasBackreferences = false
  let flags: ReadonlySet<string> = new Set()

  const take = (form: RegExp): RegExpExecArray | undefined => {
    form.lastIndex = offset
    const found = form.exec(source) ?? undefined
    if (found !== undefined) offset = form.lastIndex
    return found
  }
  const toFlags = (): string => `${isUnicode ? 'u' : ''}${[...flags].filter((flag) => flag !== 'm').join('')}`
  const toSet = (text: string): PatternNode => ({ kind: 'character', set: readCharacterSet(text, toFlags()) })
  const toAnchor = (anchor: AnchorKind): PatternNode => ({
    kind: 'anchor',
    anchor,
    words: readCharacterSet('\\w', toFlags()),
  })
  const toBackreference = (wanted: readonly number[]): PatternNode => {
    hasBackreferences = true
    const own = toFlags()
    const ignoresCase = flags.has('i')
    const isSame = (code: number, other: number): boolean =>
      code === other || (ignoresCase && readCharacterSet(toEscape(code, isUnicode), own).has(other))
    return { kind: 'backreference', groups: wanted, isSame }
  }

  const readAlternation = (): PatternNode => {
    depth += 1
    if (depth > maxDepth) throw new PatternSizeError()
    const alternatives = [readSequence()]
    while (source[offset] === '|') {
      offset += 1
      alternatives.push(readSequence())
    }
    depth -= 1
    return alternatives.length === 1 && alternatives[0] !== undefined
      ? alternatives[0]
      : { kind: 'alternation', alternatives }
  }

  const readSequence = (): PatternNode => {
    const items: PatternNode[] = []
    while (offset < source.length && source[offset] !== '|' && source[offset] !== ')') items.push(readTerm())
    return items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'sequence', items }
  }

  const readTerm = (): PatternNode => {
    const first = groups + 1
    const item = readItem()
    const found = take(quantifier)
    if (found === undefined) return item
    const [, sign, from, comma, to, lazy] = found
    const min = sign === undefined ? Number(from) : sign === '+' ? 1 : 0
    const max = sign === undefined ? toMax(min, comma, to) : sign === '?' ? 1 : Number.POSITIVE_INFINITY
    return { kind: 'repeat', item, min, max, isLazy: lazy === '?', groups: [first, groups + 1] }
  }

  const readItem = (): PatternNode => {
    switch (source[offset]) {
      case '(':
        return readGroup()
      case '[':
        return toSet(take(characterClass)?.[0] ?? '')
      case '\\':
        return readEscape()
    }
    const character = isUnicode ? String.fromCodePoint(source.codePointAt(offset) ?? 0) : (source[offset] ?? '')
    offset += character.length
    switch (character) {
      case '^':
        return toAnchor(flags.has('m') ? 'lineStart' : 'start')
      case '$':
        return toAnchor(flags.has('m') ? 'lineEnd' : 'end')
      case '.':
        return toSet('.')
    }
    const code = character.codePointAt(0) ?? 0
    return flags.has('i') ? toSet(toEscape(code, isUnicode)) : { kind: 'character', set: oneCharacter(code) }
  }

  const readGroup = (): PatternNode => {
    const [text = '', look, , added = '', removed = ''] = take(opening) ?? []
    const outer = flags
    flags = new Set([...outer, ...added].filter((flag) => !removed.includes(flag)))
    const isCapture = look === undefined && !text.endsWith(':')
    if (isCapture) groups += 1
    const index = groups
    const item = readAlternation()
    flags = outer
    offset += 1
    if (look !== undefined)
      return { kind: 'lookaround', item, isAhead: !look.startsWith('<'), isNegative: look.endsWith('!') }
    return isCapture ? { kind: 'group', item, index } : item
  }

  const readEscape = (): PatternNode => {
    const next = source[offset + 1]
    if (next === 'b' || next === 'B') {
      offset += 2
      return toAnchor(next === 'b' ? 'wordEdge' : 'noWordEdge')
    }
    const called = hasNames ? take(name) : undefined
    if (called !== undefined) {
      const wanted = toName(called[1] ?? '')
      return toBackreference(groupNames.flatMap((each, index) => (each === wanted ? [index + 1] : [])))
    }
    const before = offset
    const counted = take(number)
    if (counted !== undefined && (isUnicode || Number(counted[1]) <= groupNames.length))
      return toBackreference([Number(counted[1])])
    offset = before
    const written =
      (isUnicode ? take(wholeEscape) : undefined) ?? take(anyEscape) ?? (isUnicode ? undefined : take(octal))
    if (written !== undefined) return toSet(written[0])
    // The older grammar reads a `\c` that names no character as a backslash.
    if (next === 'c') {
      offset += 1
      return toSet('\\\\')
    }
    const rest = String.fromCodePoint(source.codePointAt(offset + 1) ?? 0)
    const character = isUnicode ? rest : (next ?? '')
    offset += 1 + character.length
    return toSet(`\\${character}`)
  }

  const root = readAlternation()
  return { root, groups: groupNames.length, hasBackreferences }
}

const toMax = (min: number, comma: string | undefined, to: string | undefined): number =>
  comma === undefined ? min : to === undefined || to === '' ? Number.POSITIVE_INFINITY : Number(to)

/** A character as it may stand in an expression, whatever it is. */
const toEscape = (code: number, isUnicode: boolean): string =>
  isUnicode ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`

/** Names of groups may be written with escapes. */
const toName = (written: string): string =>
  written.replace(/\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))/g, (_all, long: string, short: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  )
