import { createError, createFailure, isObject } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { isTableCode, parseTableCode } from '../dictionary/tableSource.ts'
import { reportMessages } from './messages.ts'
import type { ReportItem, ReportParam } from './parts.ts'

/** What a request says of a column or a parameter; without an id it is a new one. */
type Given<T extends { readonly id: string }> = Omit<T, 'id' | 'cgrheadId'> & { readonly id: string | undefined }
export type GivenItem = Given<ReportItem>
export type GivenParam = Given<ReportParam>

const longest = 2000
const max = 500

/** Reads the columns that a request saves; throws in words for what cannot be one. */
export async function parseItems(call: SignedInCall, given: unknown): Promise<readonly GivenItem[]> {
  const items = listOf(given).map((values, index): GivenItem => {
    const fieldName = text(values.fieldName)
    if (fieldName === '') throw createFailure(reportMessages.itemName, { details: { number: String(index + 1) } })
    return {
      id: optional(values.id) ?? undefined,
      fieldName,
      fieldTxt: text(values.fieldTxt) || fieldName,
      fieldWidth: integer(values.fieldWidth) ?? null,
      fieldType: text(values.fieldType) || 'String',
      searchMode: optional(values.searchMode),
      isOrder: flag(values.isOrder, 0),
      isSearch: flag(values.isSearch, 0),
      dictCode: optional(values.dictCode),
      fieldHref: optional(values.fieldHref),
      isShow: flag(values.isShow, 1),
      orderNum: integer(values.orderNum) ?? index,
      replaceVal: optional(values.replaceVal),
      isTotal: String(flag(values.isTotal, 0)),
      isPublic: String(flag(values.isPublic, 0)),
      groupTitle: optional(values.groupTitle),
    }
  })
  for (const { fieldName, dictCode } of items) if (dictCode !== null) await checkDictionary(call, fieldName, dictCode)
  refuseTwice(
    items.map(({ fieldName }) => fieldName),
    'itemTwice',
  )
  return items
}

const paramTypes: readonly string[] = ['text', 'number', 'date', 'datetime', 'dict']

/** How a parameter is entered; plain text where a request says nothing of that, as clients of the family do. */
function parseEntry(values: Values, name: string): Pick<GivenParam, 'paramType' | 'dictCode' | 'isRequired'> {
  const paramType = text(values.paramType) || 'text'
  const dictCode = paramType === 'dict' ? optional(values.dictCode) : null
  if (!paramTypes.includes(paramType)) throw createError('requestInvalid', { detail: 'paramType' })
  if (paramType === 'dict' && dictCode === null)
    throw createFailure(reportMessages.paramDictionary, { details: { param: name } })
  if (dictCode !== null && /\s|[();]/.test(dictCode))
    throw createFailure(reportMessages.rawDictionary, { details: { field: name } })
  return { paramType, dictCode, isRequired: flag(values.isRequired, 0) === 1 ? 'Y' : 'N' }
}

/** Reads the parameters that a request saves; throws in words for what cannot be one. */
export function parseParams(given: unknown): readonly GivenParam[] {
  const params = listOf(given).map((values, index): GivenParam => {
    const paramName = text(values.paramName)
    if (!/^[\p{L}\p{N}_]{1,60}$/u.test(paramName))
      throw createFailure(reportMessages.paramName, { details: { number: String(index + 1) } })
    return {
      id: optional(values.id) ?? undefined,
      paramName,
      paramTxt: text(values.paramTxt) || paramName,
      paramValue: optional(values.paramValue),
      ...parseEntry(values, paramName),
      orderNum: integer(values.orderNum) ?? index,
    }
  })
  refuseTwice(
    params.map(({ paramName }) => paramName),
    'paramTwice',
  )
  return params
}

export function refuseTwice(names: readonly string[], word: 'itemTwice' | 'paramTwice'): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw createFailure(reportMessages[word], { details: { field: twice } })
}

/** A dictionary is a code or a registered table, never a query (wire contract 3.5, 5 S1). */
async function checkDictionary(call: SignedInCall, field: string, dict: string): Promise<void> {
  if (/\s|[();]/.test(dict.replace(/(?<!\s)\s+,/g, ',').replace(/,\s+/g, ',')))
    throw createFailure(reportMessages.rawDictionary, { details: { field } })
  if (isTableCode(dict)) await parseTableCode(call, dict)
}

function listOf(given: unknown): readonly Values[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given) || given.length > max) throw createError('requestInvalid', { detail: 'items' })
  return given.map((each: unknown) => {
    if (!isObject(each)) throw createError('requestInvalid', { detail: 'items' })
    return each
  })
}

function text(value: unknown): string {
  const plain = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  if (plain.length > longest || plain.includes('\0'))
    throw createError('requestInvalid', { detail: plain.slice(0, 40) })
  return plain
}

const optional = (value: unknown): string | null => text(value) || null

function integer(value: unknown): number | undefined {
  const plain = text(value)
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined
}

function flag(value: unknown, otherwise: 0 | 1): 0 | 1 {
  if (value === true || /^(1|Y|true)$/i.test(text(value))) return 1
  return value === false || /^(0|N|false)$/i.test(text(value)) ? 0 : otherwise
}
