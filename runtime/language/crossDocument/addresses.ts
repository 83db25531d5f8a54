import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { lastKey, parentPointer, valueAt } from '../pointer.ts'
import { callMethods } from '../sources/sourceCall.ts'
import { listWords, suggestWord } from '../suggestions.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/** The calls of a pack's table by their last part, each with the methods that it answers (wire contract 2). */
const ofEvery: Readonly<Record<string, readonly string[]>> = {
  list: ['GET'],
  queryById: ['GET'],
  add: ['POST'],
  edit: ['PUT', 'POST'],
  delete: ['DELETE'],
  deleteBatch: ['DELETE'],
  exportXls: ['GET'],
  importExcel: ['POST'],
  removal: ['GET'],
  restore: ['PUT'],
}

/** The method of a call: what stands beside its address, or what the name of the address says. */
function methodOf(document: unknown, { path }: Place): string {
  const name = lastKey(path)
  const own = Object.hasOwn(callMethods, name) ? callMethods[name as keyof typeof callMethods] : 'GET'
  return getText(valueAt(document, parentPointer(path)), 'method') ?? own
}

/** A table of a pack by its path, with the calls of its moves. */
interface Table {
  readonly base: string
  readonly moves: Readonly<Record<string, readonly string[]>>
}

const toTable = (table: unknown): readonly Table[] => {
  const base = getText(table, 'path')
  if (base === undefined) return []
  const moves = getList(getMember(table, 'transitions'), 'moves').filter(
    (move) => getMember(move, 'from') !== undefined,
  )
  return [{ base, moves: Object.fromEntries(moves.map((move) => [`transition/${getText(move, 'id')}`, ['POST']])) }]
}

function checkAddress(document: unknown, place: Place, tables: readonly Table[]): Diagnostic | undefined {
  const { path, value } = place
  const [address = ''] = value.split('?')
  const table = tables.find((candidate) => address.startsWith(`${candidate.base}/`))
  if (table === undefined) return undefined
  const { base } = table
  const operations = { ...ofEvery, ...table.moves }
  const operation = address.slice(base.length + 1)
  const inString = base.length + 1
  if (operation === '' || operation.includes('{{')) return undefined
  const methods = Object.hasOwn(operations, operation) ? operations[operation] : undefined
  if (methods === undefined) {
    const message = `\`${base}\` has no call \`${operation}\`${suggestWord(operation, Object.keys(operations))}`
    return { path, code: 'unknown-path', message, inString }
  }
  const method = methodOf(document, place)
  if (methods.includes(method)) return undefined
  const message = `\`${operation}\` answers ${listWords(methods)}, not \`${method}\`; give it as \`method\``
  return { path, code: 'unknown-path', message, inString }
}

/** An address of a pack's own table is one of its calls. */
export const checkAddresses: Check = (workspace, report) => {
  const tables = entriesOf(workspace, 'table')
    .flatMap((entry) => toTable(contentOf(entry)))
    .sort((left, right) => right.base.length - left.base.length)
  if (tables.length === 0) return
  for (const entry of workspace.entries)
    for (const place of entry.read.checked.places) {
      if (place.annotation.kind !== 'reference' || place.annotation.reference !== 'address') continue
      const diagnostic = checkAddress(contentOf(entry), place, tables)
      if (diagnostic !== undefined) report(entry, diagnostic)
    }
}
