import { addDictionaryTexts, type RecordPage, type SignedInCall, toRecordPage } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { todoSources } from './sources/index.ts'

/** The most to-dos of one source that a list shows: who has more has other ways to them. */
const maxOfSource = 200

/** Lists what waits for the caller, the newest first, whatever it comes from. */
export async function listTodos(
  call: SignedInCall,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<RecordPage<Values>> {
  const all: Values[] = []
  let total = 0
  for (const { id, title, read } of todoSources) {
    const found = await read(call, maxOfSource)
    // What is not read is not counted either, or the last pages would be empty.
    total += Math.min(found.total, found.todos.length)
    for (const todo of found.todos)
      all.push({ priority: null, ...todo, id: `${id}:${todo.id}`, source: id, sourceText: title[call.language] })
  }
  const newest = all.toSorted((one, other) => String(other.time ?? '').localeCompare(String(one.time ?? '')))
  const shown = newest.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const records = await addDictionaryTexts(shown, [{ field: 'priority', dict: 'priority' }], call)
  return toRecordPage(records, total, { size: pageSize, current: pageNo })
}
