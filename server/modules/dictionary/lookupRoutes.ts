import { Type } from 'typebox'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { anyone, type Call, isStranger, type Route, route, type SignedInCall, signedIn } from '../../http/index.ts'
import { splitIds } from '../../http/resource/index.ts'
import { isOpenDictionary } from '../page/openPages.ts'
import { readOpenOnline } from '../permission/openOnline.ts'
import { findDictionary, type WireItem } from './dictionaryItems.ts'
import { readTableItems, readTableTexts, searchTableItems } from './tableItems.ts'
import { isTableCode, parseTableCode } from './tableSource.ts'
import { readTreeItems } from './treeItems.ts'

const access = signedIn('Every form and list shows texts of dictionaries; tables answer only with registered columns.')
const dict = Type.Object({ dict: Type.String({ minLength: 1, maxLength: 500 }) })
const text = Type.String({ default: '' })
const search = Type.Object({ keyword: text, pageSize: Type.Integer({ default: 10 }) })
const unknown = {
  zh: '字典不存在：{code}',
  en: 'There is no dictionary with the code {code}.',
  tw: '字典不存在：{code}',
}

async function getDictionary(call: Pick<Call, 'db' | 'language'>, code: string): Promise<readonly WireItem[]> {
  const items = await findDictionary(call.db, call.language, code)
  if (items === undefined) throw createFailure(unknown, { details: { code } })
  return items
}

async function loadItems(
  call: SignedInCall<{ readonly keyword: string; readonly pageSize: number }, unknown, { readonly dict: string }>,
  orderByValue: boolean,
): Promise<readonly { readonly value: string; readonly text: string }[]> {
  const { keyword, pageSize: limit } = call.query
  if (isTableCode(call.params.dict)) {
    const source = await parseTableCode(call, call.params.dict)
    return (await searchTableItems(call, source, { keyword, limit, orderByValue })).map(toPair)
  }
  const items = await getDictionary(call, call.params.dict)
  const found = items.filter((item) => item.text.includes(keyword.trim()) || item.value.includes(keyword.trim()))
  return found.slice(0, Math.max(limit, 1)).map(toPair)
}

const toPair = ({ value, text: label }: WireItem) => ({ value, text: label })

/** Whether people without an account read a dictionary: pages, forms or reports for anyone show its texts. */
const isOpen = async (call: Call, code: string): Promise<boolean> =>
  (await isOpenDictionary(call, code)) || (await readOpenOnline(call.db)).dictionaries.has(code)

/** Reading dictionaries: plain ones by code, registered tables by `table,text,code` (wire contract 1.8). */
export const lookupRoutes: readonly Route[] = [
  route('GET', '/sys/dict/getDictItems/:dict', access, { isSigned: true, params: dict }, async (call) =>
    isTableCode(call.params.dict)
      ? readTableItems(call, await parseTableCode(call, call.params.dict))
      : getDictionary(call, call.params.dict),
  ),
  // Ours: what a visitor reads on a page that is open to anyone.
  route(
    'GET',
    '/sys/dict/getVisitorItems/:dict',
    anyone('Pages, forms and reports for anyone show the texts of dictionaries; every other dictionary is refused.'),
    { params: dict },
    async (call) => {
      if (isStranger(call.user) && !(await isOpen(call, call.params.dict))) throw createError('tokenInvalid')
      return getDictionary(call, call.params.dict)
    },
  ),
  route(
    'GET',
    '/sys/dict/getDictText/:dict/:key',
    access,
    { params: { ...dict.properties, key: Type.String() } },
    async (call) => {
      const { dict: code, key } = call.params
      if (isTableCode(code))
        return (await readTableTexts(call, await parseTableCode(call, code), [key], false))[0] ?? null
      return (await getDictionary(call, code)).find((item) => item.value === key)?.text ?? null
    },
  ),
  route('GET', '/sys/dict/loadDict/:dict', access, { isSigned: true, params: dict, query: search }, (call) =>
    loadItems(call, false),
  ),
  route(
    'GET',
    '/sys/dict/loadDictOrderByValue/:dict',
    access,
    { isSigned: true, params: dict, query: search },
    (call) => loadItems(call, true),
  ),
  route(
    'GET',
    '/sys/dict/loadDictItem/:dict',
    access,
    { isSigned: true, params: dict, query: { key: text, delNotExist: Type.Boolean({ default: true }) } },
    async (call) => {
      const keys = splitIds(call.query.key)
      const echoesMissing = !call.query.delNotExist
      if (isTableCode(call.params.dict))
        return readTableTexts(call, await parseTableCode(call, call.params.dict), keys, echoesMissing)
      const items = await getDictionary(call, call.params.dict)
      const textOf = (key: string) => items.find((item) => item.value === key)?.text
      return keys.flatMap((key) => textOf(key) ?? (echoesMissing ? key : []))
    },
  ),
  route(
    'GET',
    '/sys/dict/loadTreeData',
    access,
    {
      isSigned: true,
      query: {
        pid: text,
        pidField: text,
        tableName: text,
        text,
        code: text,
        hasChildField: text,
        condition: text,
      },
    },
    (call) => readTreeItems(call, call.query),
  ),
]
