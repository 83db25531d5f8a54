import type { Diagnostic } from '../diagnostic.ts'
import { getMember, getText } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { lastKey, parentPointer, valueAt } from '../pointer.ts'
import { callMethods } from '../sources/sourceCall.ts'
import { listWords, suggestWord } from '../suggestions.ts'
import { type Check, contentOf, type Entry, entriesOf } from './workspace.ts'

/** The calls of a pack's table by their last part, each with the methods that it answers (wire contract 2). */
const operations: Readonly<Record<string, readonly string[]>> = {
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

/** How the address of a move between states begins below that of its table. */
const moveFolder = 'transition/'

type Calls = Readonly<Record<string, readonly string[]>>

/** The calls of a table: those of every table, and its moves. */
function callsOf(table: Entry): Calls {
  const moves = getMember(getMember(contentOf(table), 'transitions'), 'moves')
  const named = (Array.isArray(moves) ? moves : []).filter((move) => getMember(move, 'from') !== undefined)
  return {
    ...operations,
    ...Object.fromEntries(named.map((move) => [`${moveFolder}${getText(move, 'id')}`, ['POST']])),
  }
}

/** The method of a call: what stands beside its address, or what the name of the address says. */
function methodOf(document: unknown, { path }: Place): string {
  const name = lastKey(path)
  const own = Object.hasOwn(callMethods, name) ? callMethods[name as keyof typeof callMethods] : 'GET'
  return getText(valueAt(document, parentPointer(path)), 'method') ?? own
}

function checkAddress(document: unknown, place: Place, tables: ReadonlyMap<string, Calls>): Diagnostic | undefined {
  const { path, value } = place
  const [address = ''] = value.split('?')
  const [base, calls] = [...tables].find(([candidate]) => address.startsWith(`${candidate}/`)) ?? []
  if (base === undefined || calls === undefined) return undefined
  const operation = address.slice(base.length + 1)
  const inString = base.length + 1
  if (operation === '' || operation.includes('{{')) return undefined
  const methods = Object.hasOwn(calls, operation) ? calls[operation] : undefined
  if (methods === undefined) {
    const message = `\`${base}\` has no call \`${operation}\`${suggestWord(operation, Object.keys(calls))}`
    return { path, code: 'unknown-path', message, inString }
  }
  const method = methodOf(document, place)
  if (methods.includes(method)) return undefined
  const message = `\`${operation}\` answers ${listWords(methods)}, not \`${method}\`; give it as \`method\``
  return { path, code: 'unknown-path', message, inString }
}

/** An address of a pack's own table is one of its calls. */
export const checkAddresses: Check = (workspace, report) => {
  const calls = entriesOf(workspace, 'table').flatMap((table): readonly (readonly [string, Calls])[] => {
    const path = getText(contentOf(table), 'path')
    return path === undefined ? [] : [[path, callsOf(table)]]
  })
  const tables = new Map(calls.toSorted(([left], [right]) => right.length - left.length))
  if (tables.size === 0) return
  for (const entry of workspace.entries)
    for (const place of entry.read.checked.places) {
      if (place.annotation.kind !== 'reference' || place.annotation.reference !== 'address') continue
      const diagnostic = checkAddress(contentOf(entry), place, tables)
      if (diagnostic !== undefined) report(entry, diagnostic)
    }
}
