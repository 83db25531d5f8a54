import { createFailure, fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import type { GraphHead } from './graph.ts'
import { graphMessages } from './messages.ts'
import { splitList } from './model.ts'
import { readParts } from './readParts.ts'

/**
 * Refuses a report that is open to anyone and would show strangers less than its author sees, without a word of it: no
 * field, a chart without its axis or a series, or an address that lacks a value.
 */
export async function checkOpenGraph(call: SignedInCall, row: Values): Promise<void> {
  if (row.isOpen !== 'A') return
  const { head, items, parameters } = await readParts(call, row as unknown as GraphHead)
  const open = new Set(items.flatMap(({ fieldName, isPublic }) => (isPublic === 'Y' ? [fieldName] : [])))
  if (open.size === 0) throw refuse(call, 'onlGraphreportItemList', graphMessages.openNothing)
  for (const field of ['xaxisField', 'yaxisField'] as const) {
    const closed = splitList(head[field]).find((name) => !open.has(name))
    if (closed !== undefined) throw refuse(call, field, graphMessages.openAxis, { name: closed })
  }
  if (head.dataType !== 'api') return
  const empty = parameters.find(({ isRequired, paramValue }) => isRequired === 'Y' && (paramValue ?? '') === '')
  if (empty !== undefined) {
    const details = { name: empty.paramTxt || empty.paramName }
    throw refuse(call, 'paramsList', graphMessages.openParameter, details)
  }
}

/** Refuses a template that is open to anyone and shows them no report. */
export async function checkOpenTemplet({ db, language }: SignedInCall, row: Values): Promise<void> {
  if (row.isOpen !== 'A') return
  const open = await db
    .selectFrom('onlGraphreportTempletItem as item')
    .innerJoin('onlGraphreportHead as head', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('head.code', '=', ref('item.graphreportCode')), eb('head.id', '=', ref('item.graphreportCode'))]),
      ),
    )
    .select('head.id')
    .where('item.graphreportTempletId', '=', String(row.id))
    .where('item.isShow', '=', 'Y')
    .where('head.isOpen', '=', 'A')
    .executeTakeFirst()
  if (open === undefined) throw refuse({ language }, 'isOpen', graphMessages.openTemplet)
}

const refuse = (
  { language }: Pick<SignedInCall, 'language'>,
  field: string,
  message: LanguageTexts,
  details: Readonly<Record<string, string>> = {},
): Error => createFailure(message, { details, result: { [field]: fillText(message[language], details) } })
