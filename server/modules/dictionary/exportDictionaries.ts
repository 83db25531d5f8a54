import { findRows } from '../../db/rows.ts'
import { logOperation, type RawAnswer, type SignedInCall, texts } from '../../http/index.ts'
import { presentRows, readIds, splitIds, toLabel, toOpenModel, type Values } from '../../http/resource/index.ts'
import { answerSheet, type RowBatches } from '../../http/spreadsheet/answerSheet.ts'
import { dictionaries, items } from './resources.ts'
import { sheetModel } from './sheetModel.ts'

/**
 * Answers an export with the dictionaries that the list call would show, or the selected ones, a row for each of their
 * items (wire contract 1.8). One without items has a row too.
 */
export async function exportDictionaries(call: SignedInCall): Promise<RawAnswer> {
  const { selections } = call.query as { readonly selections?: unknown }
  const selected = typeof selections === 'string' ? splitIds(selections) : []
  const ids = await readIds(
    dictionaries.model,
    call,
    (query) => (selected.length === 0 ? query : query.where('id', 'in', selected)),
    maxDictionaries,
  )
  const exported = await toOpenColumns(call)
  const headers = exported.map(([name, field]) => toLabel(name, field, call.language))
  await logOperation(call, {
    type: 'export',
    content: texts('导出字典', 'Dictionaries exported', '匯出字典'),
    values: { count: ids.length },
  })
  return answerSheet({ title: sheetModel.title[call.language], headers, batches: readBatches(call, ids, exported) })
}

const maxDictionaries = 100_000

const batchSize = 200

/** The columns whose fields are open to the caller, at dictionaries and at items. */
async function toOpenColumns(call: SignedInCall): Promise<typeof sheetModel.exported> {
  const [head, item] = [await toOpenModel(dictionaries.model, call), await toOpenModel(items.model, call)]
  return sheetModel.exported.filter(([name]) =>
    ofDictionary.has(name)
      ? head.readable.includes(name)
      : item.readable.includes(name === 'itemDescription' ? 'description' : name),
  )
}

const ofDictionary: ReadonlySet<string> = new Set(['dictName', 'dictCode', 'description'])

async function* readBatches(
  call: SignedInCall,
  ids: readonly string[],
  exported: typeof sheetModel.exported,
): RowBatches {
  for (let start = 0; start < ids.length; start += batchSize) {
    const wanted = ids.slice(start, start + batchSize)
    const rows = await findRows(call.db, 'sysDict', { id: wanted })
    const byId = new Map<string, Values>(rows.map((row) => [row.id, row]))
    const present = wanted.map((id) => byId.get(id)).filter((row) => row !== undefined)
    const heads = await presentRows(dictionaries.model, present, call)
    const byDictionary = Map.groupBy(await readItems(call, heads), ({ dictId }) => dictId)
    const lines = heads.flatMap((head) => (byDictionary.get(head.id) ?? [{}]).map((item) => toLine(head, item)))
    yield lines.map((line) => exported.map(([name]) => line[`${name}_dictText`] ?? line[name]))
  }
}

async function readItems(call: SignedInCall, heads: readonly Values[]): Promise<readonly Values[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => String(id))
  const rows = await findRows(call.db, 'sysDictItem', { dictId: ids }, undefined, ['sortOrder', 'id'])
  return presentRows(items.model, rows, call)
}

function toLine({ dictName, dictCode, description }: Values, item: Values): Values {
  const { description: itemDescription, ...others } = item
  return { ...others, dictName, dictCode, description, itemDescription }
}
