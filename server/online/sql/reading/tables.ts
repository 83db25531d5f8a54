import { isObject } from '../../../../runtime/language/index.ts'
import { sqlFailure } from '../place.ts'
import type { ParsableText } from './parameters.ts'
import type { TableUse } from './statement.ts'
import type { Syntax, Token, Tree } from './syntax.ts'

/** Gives what reads the names of tables: which words of the text are the name, and what stands around them. */
export function createTableReader(parsable: ParsableText, syntax: Syntax): (node: Tree, at: number) => TableUse {
  const { sql, toSource } = parsable
  const { tokens } = syntax
  const places = new Map(tokens.map((token, index) => [token.start, index]))
  return (node, at) => {
    const name = String(node.relname ?? '')
    const schema = node.schemaname === undefined ? undefined : String(node.schemaname)
    const refuse = (): never => {
      throw sqlFailure('oddTable', sql, toSource(at), { name })
    }
    if (node.catalogname !== undefined) return refuse()
    const first = places.get(at)
    const names = schema === undefined ? [name] : [schema, name]
    if (first === undefined) return refuse()
    for (const [index, each] of names.entries()) {
      const token = tokens[first + index * 2]
      const isJoined = index === 0 || tokens[first + index * 2 - 1]?.text === '.'
      if (token === undefined || !isJoined || !isName(token, each)) return refuse()
    }
    const last = first + names.length * 2 - 2
    const isOnly = node.inh !== true
    const [start, end] = isOnly ? aroundOnly(tokens, first, last) : [at, tokens[last]?.end]
    if (start === undefined || end === undefined || tokens[last + 1]?.text === '*') return refuse()
    return { schema, name, start, end, isOnly, hasAlias: isObject(node.alias) }
  }
}

/** `only t` and `only (t)`. */
function aroundOnly(tokens: readonly Token[], first: number, last: number): readonly (number | undefined)[] {
  const isWord = (index: number) => tokens[index]?.text.toLowerCase() === 'only'
  if (isWord(first - 1)) return [tokens[first - 1]?.start, tokens[last]?.end]
  const isInside = tokens[first - 1]?.text === '(' && isWord(first - 2) && tokens[last + 1]?.text === ')'
  return isInside ? [tokens[first - 2]?.start, tokens[last + 1]?.end] : []
}

function isName({ text }: Token, name: string): boolean {
  if (text.startsWith('"')) return text === `"${name.replaceAll('"', '""')}"`
  return text.toLowerCase() === name.toLowerCase()
}
