import { childrenOf, type MemberNode, type Node } from '../expression/ast.ts'
import type { Span } from '../expression/types.ts'

/** A member of a record that a formula names, where it stands in the source in UTF-16 units. */
export interface RecordRead extends Span {
  readonly name: string
}

/** What a formula reads of records. */
export interface RecordReads {
  readonly reads: readonly RecordRead[]
  /** Whether it hands on a record as a whole, or reads members whose names do not stand in it as they are. */
  readonly isOpaque: boolean
}

/** What the server adds beside a value is called after it (wire contract 1.8, 1.13). */
const besideValue = /^_replace_text_|_dictText$/

const equalities: readonly string[] = ['==', '!=', '===', '!==']

/** Finds every member that a formula reads of the records that have one of some names. */
export function findRecordReads(tree: Node, records: ReadonlySet<string>): RecordReads {
  const reads: RecordRead[] = []
  let isOpaque = false

  /** Reads a value of which no more is asked than whether it is there, or to which value it is equal. */
  const ask = (node: Node): void => void mayBeRecord(node)

  /** Reads a value that goes where its members cannot be followed. */
  const handOn = (node: Node): void => {
    if (mayBeRecord(node)) isOpaque = true
  }

  const readMember = ({ target, key }: MemberNode): void => {
    const isOfRecord = mayBeRecord(target)
    if (key.kind !== 'literal') {
      handOn(key)
      isOpaque ||= isOfRecord
    } else if (isOfRecord && typeof key.value === 'string') {
      const read = toRead(key.value, key)
      if (read === undefined) isOpaque = true
      else reads.push(read)
    }
  }

  /** Whether the value of a node may be one of the records. */
  const mayBeRecord = (node: Node): boolean => {
    switch (node.kind) {
      case 'name':
        return records.has(node.name)
      case 'member':
        readMember(node)
        return false
      case 'logical': {
        const [left, right] = [mayBeRecord(node.left), mayBeRecord(node.right)]
        // A record is something, so that `&&` never gives the one on its left.
        return node.operator === '&&' ? right : left || right
      }
      case 'choice':
        ask(node.condition)
        return [mayBeRecord(node.accepted), mayBeRecord(node.refused)].includes(true)
      case 'unary':
        ask(node.operand)
        return false
      case 'binary':
        if (equalities.includes(node.operator) && node.left.kind !== 'object' && node.right.kind !== 'object')
          for (const side of [node.left, node.right]) ask(side)
        else for (const side of [node.left, node.right]) handOn(side)
        return false
      case 'call':
        return mayGiveRecord(node.name, node.parameters)
      default:
        for (const child of childrenOf(node)) handOn(child)
        return false
    }
  }

  const mayGiveRecord = (name: string, parameters: readonly Node[]): boolean => {
    if (name === 'isEmpty') for (const parameter of parameters) ask(parameter)
    else if (name === 'coalesce') return parameters.map(mayBeRecord).includes(true)
    else if (name === 'if') {
      const [condition, ...values] = parameters
      if (condition !== undefined) ask(condition)
      return values.map(mayBeRecord).includes(true)
    } else for (const parameter of parameters) handOn(parameter)
    return false
  }

  handOn(tree)
  return { reads, isOpaque }
}

/** The name in a key, without what stands in quotes or beside it; undefined where its text is written by escapes. */
function toRead(value: string, { offset, length }: Span): RecordRead | undefined {
  const quotes = length - value.length
  if (quotes !== 0 && quotes !== 2) return undefined
  const name = value.replace(besideValue, '')
  return { name, offset: offset + quotes / 2 + value.indexOf(name), length: name.length }
}
