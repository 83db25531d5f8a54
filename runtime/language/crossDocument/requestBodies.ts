import type { Diagnostic } from '../diagnostic.ts'
import { getMember, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { columnsOfTable, toCamel } from './tableColumns.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

/** The calls that take a record. */
const writes: readonly string[] = ['add', 'edit']

interface Table {
  readonly path: string
  readonly fields: readonly string[]
}

function checkBody(request: unknown, path: Pointer, tables: readonly Table[]): readonly Diagnostic[] {
  const [address = ''] = (getText(request, 'url') ?? '').split('?')
  const table = tables.find((each) => writes.some((call) => address === `${each.path}/${call}`))
  const body = getMember(request, 'body')
  if (table === undefined || !isObject(body)) return []
  return Object.keys(body)
    .filter((name) => !table.fields.includes(name))
    .map((name): Diagnostic => {
      const message = `records of \`${table.path}\` have no field \`${name}\`${suggestWord(name, table.fields)}`
      return { path: childPointer(childPointer(path, 'body'), name), at: 'key', code: 'unknown-column', message }
    })
}

function checkRequests(value: unknown, path: Pointer, tables: readonly Table[]): readonly Diagnostic[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => checkRequests(item, childPointer(path, index), tables))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const place = childPointer(path, key)
    return [...(key === 'request' ? checkBody(member, place, tables) : []), ...checkRequests(member, place, tables)]
  })
}

/** What steps send to a pack's own table are fields of its records. */
export const checkRequestBodies: Check = (workspace, report) => {
  const tables = entriesOf(workspace, 'table').flatMap((entry): readonly Table[] => {
    const path = getText(contentOf(entry), 'path')
    if (path === undefined || !entry.read.isReadable) return []
    return [{ path, fields: columnsOfTable(contentOf(entry)).map(toCamel) }]
  })
  if (tables.length === 0) return
  for (const entry of entriesOf(workspace, 'page'))
    for (const diagnostic of checkRequests(contentOf(entry), '', tables)) report(entry, diagnostic)
}
