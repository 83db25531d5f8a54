import { createFailure } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { refusalFor, type Viewer } from '../../http/index.ts'
import { type ResourceModel, selectVisible } from '../../http/resource/index.ts'
import { showOnlineTexts } from '../../online/showTexts.ts'
import type { Graph, GraphHead } from './graph.ts'
import { heads } from './heads.ts'
import { graphMessages } from './messages.ts'
import { selectOpen } from './openGraphs.ts'
import { readParts } from './readParts.ts'

const quote = (code: string) => ({ details: { code: code.slice(0, 100) } })

/** The failure of a call that names a graph report which is not there, or not the caller's to see. */
const noSuchGraph = (code: string): Error => createFailure(graphMessages.missing, quote(code))

/** Finds a record of a resource by its id or its code among those that the caller may see; an id goes first. */
export async function findByCode<T>(
  call: Viewer,
  model: ResourceModel,
  codeField: string,
  code: string,
): Promise<T | undefined> {
  return pickNamed<T>(model, await selectVisible(model, call), codeField, code)
}

/** The same, for who opens it: one that is open is there for them whatever they may list. */
export async function findOpened<T>(
  call: Viewer,
  model: ResourceModel,
  codeField: string,
  code: string,
): Promise<T | undefined> {
  const listed = await findByCode<T>(call, model, codeField, code)
  return listed ?? (await pickNamed<T>(model, await selectOpen(model, call), codeField, code))
}

async function pickNamed<T>(
  model: ResourceModel,
  records: RecordQuery,
  codeField: string,
  code: string,
): Promise<T | undefined> {
  const rows = await records
    .select(model.readable)
    .where((where) => where.or([where('id', '=', code), where(codeField, '=', code)]))
    .execute()
  return (rows.find(({ id }) => id === code) ?? rows[0]) as T | undefined
}

/** Reads a graph report with its items and parameters; throws when the caller sees none by that id or code. */
export async function readGraph(call: Viewer, code: string): Promise<Graph> {
  const head = await findOpened<GraphHead>(call, heads.model, 'code', code)
  if (head === undefined) throw refusalFor(call.user, noSuchGraph(code))
  const graph = await readParts(call, head)
  const [shown = head] = await showOnlineTexts(call, [head])
  return { ...graph, head: shown, items: await showOnlineTexts(call, graph.items) }
}
