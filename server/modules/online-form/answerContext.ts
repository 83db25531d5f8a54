import { AppError } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import { isStranger, type SignedInCall } from '../../http/index.ts'
import type { AnswerContext, DictItem, Withheld } from '../../online/form/answers/context.ts'
import { listDictionaries } from '../../online/form/answers/dictionaries.ts'
import { buttonsOf, type FormOperation } from '../../online/form/grant/toGrant.ts'
import { type OpenForm, openSubForms } from '../../online/form/openForm.ts'
import { toFormTable } from '../../online/form/tableRules/formTable.ts'
import { toTakingMoves } from '../../online/form/tableRules/moveButtons.ts'
import { toWritability } from '../../online/form/tableRules/ruledFields.ts'
import { findLevels, findTreeFields } from '../../online/form/tree/treeFields.ts'
import { secretFields } from '../../packs/table/secrets.ts'
import { findDictionary } from '../dictionary/dictionaryItems.ts'
import { readTableItems } from '../dictionary/tableItems.ts'
import { isTableCode, parseTableCode } from '../dictionary/tableSource.ts'

/** Reads what the answers about a form need for one person: sub tables, dictionaries, scripts, and what grants take. */
export async function readAnswerContext(
  call: SignedInCall,
  open: OpenForm,
  place: 'list' | 'form',
): Promise<AnswerContext> {
  const subs = await openSubForms(call, open)
  const forms = [open.shown, ...subs.map(({ shown }) => shown)]
  const scripts = isStranger(call.user)
    ? []
    : await findRows(call.db, 'onlCgformEnhanceJs', { cgformHeadId: open.form.head.id }, ['cgJsType', 'cgJs'])
  const scriptOf = (type: string) => scripts.find(({ cgJsType }) => cgJsType === type)?.cgJs ?? ''
  const moves = place === 'list' || isStranger(call.user) ? [] : await toTakingMoves(call, open.form)
  return {
    ...toWithheld(open, place),
    moves,
    subs: subs.map(({ shown }) => shown),
    subWithheld: new Map(subs.map((sub) => [sub.form.head.tableName, toWithheld(sub, place)])),
    dictOptions: await readDictionaries(
      call,
      [...forms, ...moves].flatMap(listDictionaries).map(({ code }) => code),
    ),
    enhanceJs: { list: scriptOf('list'), form: scriptOf('form') },
    language: call.language,
  }
}

function toWithheld(open: OpenForm, place: 'list' | 'form'): Withheld {
  const { grant } = open
  const table = toFormTable(open.form)
  const tree = findTreeFields(open)
  const writability = toWritability(open.form, open.whole)
  const refused = Object.entries(buttonsOf).flatMap(([operation, buttons]) =>
    grant.may(operation as FormOperation) ? [] : buttons,
  )
  return {
    hiddenColumns: [
      ...(place === 'list'
        ? [...grant.hiddenInList, ...(table === undefined ? [] : secretFields(table))]
        : grant.hiddenInForm),
    ],
    readOnlyFields: [...grant.readOnly],
    writability,
    hiddenButtons: [...new Set([...grant.hiddenButtons, ...refused])],
    isFlat: tree !== undefined && findLevels(open) === undefined,
  }
}

async function readDictionaries(
  call: SignedInCall,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly DictItem[]>> {
  const read = new Map<string, readonly DictItem[]>()
  for (const code of new Set(codes)) read.set(code, await readItems(call, code))
  return read
}

/** A dictionary that is not there leaves a field without choices; the rest of the form is as usable as before. */
async function readItems(call: SignedInCall, code: string): Promise<readonly DictItem[]> {
  try {
    const items = isTableCode(code)
      ? await readTableItems(call, await parseTableCode(call, code))
      : ((await findDictionary(call.db, call.language, code)) ?? [])
    return items.map(({ value, text }) => ({ value, text }))
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
