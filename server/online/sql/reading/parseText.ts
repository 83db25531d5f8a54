import { loadModule, parseSync, SqlError, scanSync } from 'libpg-query'

/** What PostgreSQL's own grammar says of a text; places are bytes of its UTF-8. */
export type ParsedText =
  | {
      readonly kind: 'parsed'
      readonly statements: readonly unknown[]
      /** Where each word begins and ends, one after the other; remarks are none. */
      readonly words: Int32Array<ArrayBuffer>
    }
  /** The grammar does not take it; the place is that of a character. */
  | { readonly kind: 'unreadable'; readonly character: number }
  | { readonly kind: 'tooDeep' }

let isLoaded: Promise<void> | undefined

/** Parses a text on this thread. The grammar's own scanner takes the square of some texts in time. */
export async function parseText(text: string): Promise<ParsedText> {
  isLoaded ??= loadModule()
  await isLoaded
  try {
    const { stmts = [] }: { readonly stmts?: unknown } = parseSync(text)
    if (isDeeper(stmts)) return { kind: 'tooDeep' }
    const words = scanSync(text).tokens.filter(({ tokenName }) => !/COMMENT/.test(tokenName))
    return {
      kind: 'parsed',
      statements: Array.isArray(stmts) ? stmts : [],
      words: Int32Array.from(words.flatMap(({ start, end }) => [start, end])),
    }
  } catch (error) {
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return { kind: 'tooDeep' }
    if (!(error instanceof SqlError)) return { kind: 'unreadable', character: 0 }
    if (/memory exhausted|stack depth/i.test(error.message)) return { kind: 'tooDeep' }
    return { kind: 'unreadable', character: error.sqlDetails?.cursorPosition ?? 0 }
  }
}

/** How many objects of a tree may stand in each other: what looks at them calls itself for each. */
const deepest = 4000

function isDeeper(tree: unknown): boolean {
  const left: (readonly [unknown, number])[] = [[tree, 0]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, depth] = next
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepest) return true
    for (const member of Object.values(value)) left.push([member, depth + 1])
  }
  return false
}
